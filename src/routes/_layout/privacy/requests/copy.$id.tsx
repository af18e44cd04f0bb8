import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadCopy } from '../../../../subjects/privacy/request-loaders';
import { copySearch } from '../../../../subjects/privacy/copy-search';
import { PersonCopyPage } from '../../../../subjects/privacy/PersonCopyPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

export const Route = createFileRoute('/_layout/privacy/requests/copy/$id')({
  staticData: page({
    title: titleText.personCopy,
    claim: kindUnits.personRequest,
    back: '/privacy/requests/edit/$id',
    unit: 'privacy',
    level: 2,
    suffix: 'copy.number',
  }),
  validateSearch: copySearch,
  loaderDeps: ({ search: { contacts } }) => ({ contacts }),
  loader: ({ params, deps }) => loadCopy(params.id, deps.contacts),
  component: PersonCopyPage,
});
