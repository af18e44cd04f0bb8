import { getRouteApi, Link } from '@tanstack/react-router';
import { EmptyList } from '../../list/EmptyList';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { downloadText } from './text';

const route = getRouteApi('/_layout/download');

/** The help documents (specification 2, Backend teaching documents). */
export function DownloadPage() {
  const documents = route.useLoaderData();
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{downloadText.intro}</p>
        <Link to="/guideline" className={linkClass}>
          {downloadText.guideline}
        </Link>
      </div>
      {documents.length === 0 ? (
        <EmptyList icon="book" />
      ) : (
        <ul className="grid gap-4 tablet:grid-cols-2">
          {documents.map((item) => (
            <li key={item.id} className="flex items-center gap-4 rounded-card border border-line bg-card p-5">
              <Icon name="book" />
              <div className="min-w-0 flex-1">
                <h2 className="font-bold">{item.title}</h2>
                <p className="text-table text-ink-soft">{item.description}</p>
                <span className="text-caption text-ink-soft">
                  {item.fileExtension.toUpperCase()}　{downloadText.size(item.fileSize)}
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
      )}
    </>
  );
}
