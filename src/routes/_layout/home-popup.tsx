import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadHomePopup } from '../../subjects/home-popup/popup-loaders';
import { HomePopupPage } from '../../subjects/home-popup/HomePopupPage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/home-popup')({
  staticData: page({
    title: titleText.homePopup,
    claim: kindUnits.popup,
    back: null,
    unit: 'homePopup',
    level: 1,
  }),
  loader: () => loadHomePopup(),
  component: HomePopupPage,
});
