import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadReplacement } from '../../../subjects/replace/replace-loaders';
import { ReplacementPage } from '../../../subjects/replace/ReplacementPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/replace/$id')({
  staticData: page({
    title: titleText.replace,
    claim: kindUnits.replacement,
    back: '/replace',
    unit: 'replace',
    level: 2,
    about: 'replacement.find',
  }),
  loader: ({ params }) => loadReplacement(params.id),
  component: ReplacementPage,
});
