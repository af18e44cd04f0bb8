import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadReleases } from '../../../features/releases/release-loaders';
import { ReleaseListPage } from '../../../features/releases/ReleaseListPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

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
