import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../../features/settings/SettingsPage';
import { loadSettings } from '../../features/settings/settings-loaders';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

export const Route = createFileRoute('/_layout/settings')({
  staticData: page({ title: titleText.settings, claim: null, back: null, unit: 'settings', level: 1 }),
  loader: loadSettings,
  component: SettingsPage,
});
