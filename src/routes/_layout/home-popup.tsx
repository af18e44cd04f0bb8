import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../shared/layout/screens';
import { page } from '../../page-meta';
import { titleText } from '../../shared/text';

export const Route = createFileRoute('/_layout/home-popup')({
  staticData: page({ title: titleText.homePopup, claim: 'Permissions.IndexPopup', back: null, unit: 'homePopup', level: 1 }),
  component: ScreenInPreparation,
});
