import { getRouteApi, Link } from '@tanstack/react-router';
import { basicFilter } from '../../records/list/basic-filter';
import { ListCard } from '../../records/list/ListCard';
import { listText } from '../../records/list/text';
import { documentId } from '../../base/navigation/document-id';
import { byteText } from '../../drawing/byte-text';
import { TimeIn } from '../../base/time/Time';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import { downloadText } from './text';

const route = getRouteApi('/_layout/download');

/** Help documents (specification 2, Backend teaching documents). */
export function DownloadPage() {
  const { page, search, hasDates } = route.useLoaderData();
  return (
    <ListCard
      list="download"
      search={search}
      page={page}
      icon="book"
      head={<p className="text-caption text-ink-soft">{downloadText.intro}</p>}
      filter={basicFilter(downloadText.keywordExample, hasDates)}
      actions={
        <Link to="/guideline" className={buttonClass({})}>
          {downloadText.guideline}
        </Link>
      }
    >
      <ul className="grid gap-4 p-4 tablet:grid-cols-2">
        {page.items.map((item) => (
          <li
            key={item.id}
            id={documentId(item.id)}
            tabIndex={-1}
            className="flex items-center gap-4 rounded-card border border-line bg-card p-5 max-narrow:flex-wrap"
          >
            <Icon name="book" />
            <div className="min-w-0 flex-1">
              <h2 className="font-bold">{item.title}</h2>
              <p className="text-table text-ink-soft">{item.description}</p>
              <span className="text-caption text-ink-soft">
                {item.fileExtension.toUpperCase()}
                {'　'}
                {byteText(item.fileSize)}
                {item.lastModifiedOn && (
                  <>
                    {'　'}
                    <TimeIn say={listText.updated} at={item.lastModifiedOn} to="day" />
                  </>
                )}
              </span>
            </div>
            <a
              className={buttonClass({})}
              href={item.filePath}
              download={item.fileName}
              aria-label={downloadText.downloadOf(item.title)}
            >
              <Icon name="download" size={16} />
              {downloadText.download}
            </a>
          </li>
        ))}
      </ul>
    </ListCard>
  );
}
