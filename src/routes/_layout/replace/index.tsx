import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadReplace } from '../../../subjects/replace/replace-loaders';
import { replaceSearch } from '../../../subjects/replace/replace-search';
import { ReplacePage } from '../../../subjects/replace/ReplacePage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/replace/')({
  staticData: page({
    title: titleText.replace,
    claim: kindUnits.replacement,
    back: null,
    unit: 'replace',
    level: 1,
  }),
  validateSearch: replaceSearch,
  loader: loadReplace,
  component: ReplacePage,
});
