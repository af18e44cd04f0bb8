import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { NoticePage } from '../../../subjects/privacy/NoticePage';
import { loadNotice } from '../../../subjects/privacy/privacy-loaders';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/privacy/notice')({
  staticData: page({
    title: titleText.privacy,
    claim: kindUnits.contactEmail,
    back: null,
    unit: 'privacy',
    level: 1,
    tab: titleText.privacyNotice,
  }),
  loader: loadNotice,
  component: NoticePage,
});
