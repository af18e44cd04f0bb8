import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { pagerText } from '../../records/list/text';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Pager } from '../../ui/Pager';
import { incidentText as text } from './incident-text';

const route = getRouteApi('/_layout/privacy/incidents/letters/$id');

/** Letters to persons without an e-mail address, one on each printed page. */
export function PrintedLettersPage() {
  const { incident, page } = route.useLoaderData();
  const navigate = useNavigate();
  const { items, pageNumber, pageSize, totalCount } = page;
  if (totalCount === 0) return <EmptyState icon="mail" title={text.printedNone} />;
  const before = (pageNumber - 1) * pageSize;
  return (
    <div className="grid max-w-200 gap-4">
      <Card className="flex flex-wrap items-center justify-between gap-3 px-6 py-4 max-tablet:px-4 print:hidden">
        <div className="min-w-0 flex-1">
          <h2>{text.printedTitle(incident.number)}</h2>
          <p className="text-ink-soft">{text.printedPage(before + 1, before + items.length, totalCount)}</p>
          <p className="text-caption text-ink-soft">{text.printedKept}</p>
        </div>
        <Button onClick={() => window.print()}>{text.print}</Button>
        <Pager
          page={pageNumber}
          pageCount={Math.ceil(totalCount / pageSize)}
          labels={{ ...pagerText, nav: text.pages }}
          onPage={(next) =>
            void navigate({
              to: '/privacy/incidents/letters/$id',
              params: { id: String(incident.id) },
              search: { page: next },
            })
          }
        />
      </Card>
      {items.map(({ name, tel, subject, body }, place) => (
        <Card
          key={place}
          className="px-6 py-5 break-words whitespace-pre-line not-last:break-after-page max-tablet:px-4 print:border-0"
        >
          <p className="text-ink-soft print:hidden">
            {name} {text.tel2(tel)}
          </p>
          <h3 className="my-3">{subject}</h3>
          <p>{body}</p>
        </Card>
      ))}
    </div>
  );
}
