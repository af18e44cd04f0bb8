import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../../subjects/settings/SettingsPage';
import { loadSettings } from '../../subjects/settings/settings-loaders';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/settings')({
  staticData: page({ title: titleText.settings, claim: null, back: null, unit: 'settings', level: 1 }),
  loader: loadSettings,
  component: SettingsPage,
});
