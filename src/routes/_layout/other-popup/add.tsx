import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadOtherPopups } from '../../../subjects/home-popup/popup-loaders';
import { OtherPopupAddPage } from '../../../subjects/home-popup/OtherPopupFormPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/other-popup/add')({
  staticData: page({
    title: titleText.otherPopup,
    claim: kindUnits.otherPopup,
    back: '/home-popup',
    unit: 'homePopup',
    level: 2,
  }),
  loader: () => loadOtherPopups(),
  component: OtherPopupAddPage,
});
