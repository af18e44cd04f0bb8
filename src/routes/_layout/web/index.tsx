import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { SiteListPage } from '../../../features/sites/SiteListPage';
import { loadSiteList } from '../../../features/sites/site-loaders';
import { siteListSearch } from '../../../features/sites/site-list-search';
import { page } from '../../../navigation/page-meta';
import { pageDefaults } from '../../../list/list-search';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/web/')({
  staticData: page({
    title: titleText.web,
    claim: kindUnits.site,
    back: null,
    unit: 'web',
    level: 1,
  }),
  validateSearch: siteListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadSiteList(deps),
  component: SiteListPage,
});
