import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadReleases } from '../../../subjects/releases/release-loaders';
import { ReleaseListPage } from '../../../subjects/releases/ReleaseListPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/release/')({
  staticData: page({
    title: titleText.release,
    claim: kindUnits.release,
    back: null,
    unit: 'release',
    level: 1,
  }),
  loader: loadReleases,
  component: ReleaseListPage,
});
