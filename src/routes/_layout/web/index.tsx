import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { WebsiteListPage } from '../../../features/websites/WebsiteListPage';
import { loadWebsiteList } from '../../../features/websites/website-loaders';
import { websiteListSearch } from '../../../features/websites/website-list-search';
import { page } from '../../../navigation/page-meta';
import { pageDefaults } from '../../../list/list-search';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/web/')({
  staticData: page({
    title: titleText.web,
    claim: kindUnits.website,
    back: null,
    unit: 'web',
    level: 1,
  }),
  validateSearch: websiteListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadWebsiteList(deps),
  component: WebsiteListPage,
});
