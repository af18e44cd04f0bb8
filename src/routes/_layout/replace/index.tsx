import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadReplace } from '../../../features/replace/replace-loaders';
import { replaceSearch } from '../../../features/replace/replace-search';
import { ReplacePage } from '../../../features/replace/ReplacePage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

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
