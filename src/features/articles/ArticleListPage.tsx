import { getRouteApi, Link } from '@tanstack/react-router';
import { deleteArticle, restoreArticle, sortArticles } from '../../api/generated/operations';
import { contentFilter } from '../../list/content-filter';
import { AddLink } from '../../list/AddLink';
import { ListCard } from '../../list/ListCard';
import { SortLink, SortMode } from '../../list/SortMode';
import { useDeletion } from '../../list/use-deletion';
import { usePermission } from '../../session/session';
import { Tabs, tabClass } from '../../ui/Tabs';
import { ArticleTable } from './ArticleTable';
import { articleText } from './text';

const filter = contentFilter(articleText.keywordExample);
const route = getRouteApi('/_layout/article/');
const types = [2, 3] as const;

/** The articles of one type, in the order that staff gave them. */
export function ArticleListPage() {
  const { page, search, sorting } = route.useLoaderData();
  const { canCreate, canEdit, canDelete } = usePermission(articleText.unit);
  const deletion = useDeletion('article', deleteArticle, restoreArticle);
  if (sorting) return <SortMode rows={sorting} save={(ids) => sortArticles({ ids })} />;
  return (
    <>
      <ListCard
        search={search}
        page={page}
        icon="article"
        filter={filter}
        actions={canEdit && <SortLink />}
        add={canCreate && <AddLink to="/article/add" />}
        head={
          <Tabs aria-label={articleText.tabs}>
            {types.map((type) => (
              <Link
                key={type}
                to="/article"
                search={{ ...search, type, page: 1 }}
                className={tabClass}
                activeOptions={{ exact: true }}
                aria-current={type === search.type ? 'page' : undefined}
              >
                {articleText.types[type]}
              </Link>
            ))}
          </Tabs>
        }
      >
        <ArticleTable
          items={page.items}
          canEdit={canEdit}
          canDelete={canDelete}
          onDelete={({ id, title }) => deletion.ask({ id, name: title })}
        />
      </ListCard>
      {deletion.dialog}
    </>
  );
}
