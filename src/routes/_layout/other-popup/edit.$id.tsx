import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { OtherPopupEditPage } from '../../../subjects/home-popup/OtherPopupFormPage';
import { loadOtherPopup } from '../../../subjects/home-popup/popup-loaders';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/other-popup/edit/$id')({
  staticData: page({
    title: titleText.otherPopup,
    claim: kindUnits.otherPopup,
    back: '/home-popup',
    unit: 'homePopup',
    level: 2,
    about: 'title',
  }),
  loader: ({ params }) => loadOtherPopup(params.id),
  component: OtherPopupEditPage,
});
