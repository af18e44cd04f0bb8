import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadPrivacySettings } from '../../../subjects/privacy/privacy-loaders';
import { PrivacySettingsPage } from '../../../subjects/privacy/PrivacySettingsPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/privacy/')({
  staticData: page({
    title: titleText.privacy,
    claim: kindUnits.privacy,
    back: null,
    unit: 'privacy',
    level: 1,
  }),
  loader: () => loadPrivacySettings(),
  component: PrivacySettingsPage,
});
