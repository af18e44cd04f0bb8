import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadRelease } from '../../../features/releases/release-loaders';
import { ReleasePage } from '../../../features/releases/ReleasePage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/release/$id')({
  staticData: page({
    title: titleText.release,
    claim: kindUnits.release,
    back: '/release',
    unit: 'release',
    level: 2,
    about: 'release.name',
  }),
  loader: ({ params }) => loadRelease(params.id),
  component: ReleasePage,
});
