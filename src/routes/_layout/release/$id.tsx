import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadRelease } from '../../../subjects/releases/release-loaders';
import { ReleasePage } from '../../../subjects/releases/ReleasePage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

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
