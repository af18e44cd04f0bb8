import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadOtherPopups } from '../../../features/home-popup/popup-loaders';
import { OtherPopupAddPage } from '../../../features/home-popup/OtherPopupFormPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

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
