import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadHomePopup } from '../../features/home-popup/popup-loaders';
import { HomePopupPage } from '../../features/home-popup/HomePopupPage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

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
