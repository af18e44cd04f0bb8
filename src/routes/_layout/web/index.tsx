import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { SiteListPage } from '../../../subjects/sites/SiteListPage';
import { loadSiteList } from '../../../subjects/sites/site-loaders';
import { siteListSearch } from '../../../subjects/sites/site-list-search';
import { page } from '../../../base/navigation/page-meta';
import { pageDefaults } from '../../../records/list/list-search';
import { titleText } from '../../../base/navigation/text';

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
