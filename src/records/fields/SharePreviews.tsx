import type { ReactNode } from 'react';
import { seoText } from '../record/text';
import { breadcrumb, type Shown, shownPart, shownWidths } from './share-previews';

export interface SharedPage {
  title: string;
  description: string;
  /** Address of the share picture; null without one. */
  picture: string | null;
  address: URL;
}

const { previews: words } = seoText;

/** Page as a search result and as a card in Facebook and LINE, truncated about as they do. */
export function SharePreviews(page: SharedPage) {
  return (
    <div className="grid gap-4">
      <Preview name={words.search} parts={partsOf(page, 'search')}>
        {({ title, description }) => (
          <>
            <p className="truncate text-caption text-ink-soft">{breadcrumb(page.address)}</p>
            <p className="text-section wrap-anywhere text-primary">{title}</p>
            <p className="text-caption wrap-anywhere text-ink-soft">{description}</p>
          </>
        )}
      </Preview>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <Preview name={words.facebook} parts={partsOf(page, 'facebook')}>
          {({ title, description }) => (
            <>
              <Picture src={page.picture} className="aspect-[1200/630] w-full" />
              <p className="mt-2 truncate text-caption text-ink-soft">{page.address.host}</p>
              <p className="font-bold wrap-anywhere">{title}</p>
              <p className="text-caption wrap-anywhere text-ink-soft">{description}</p>
            </>
          )}
        </Preview>
        <Preview name={words.line} parts={partsOf(page, 'line')}>
          {({ title, description }) => (
            <div className="flex gap-3">
              <div className="min-w-0 flex-1">
                <p className="font-bold wrap-anywhere">{title}</p>
                <p className="text-caption wrap-anywhere text-ink-soft">{description}</p>
                <p className="truncate text-caption text-ink-soft">{page.address.host}</p>
              </div>
              <Picture src={page.picture} className="size-16 flex-none" />
            </div>
          )}
        </Preview>
      </div>
      <p className="text-caption text-ink-soft">{words.note}</p>
    </div>
  );
}

interface Parts {
  title: Shown;
  description: Shown;
}

function partsOf({ title, description }: SharedPage, place: keyof typeof shownWidths): Parts {
  const width = shownWidths[place];
  return { title: shownPart(title, width.title), description: shownPart(description, width.description) };
}

interface PreviewProps {
  name: string;
  parts: Parts;
  children: (texts: { title: string; description: string }) => ReactNode;
}

function Preview({ name, parts: { title, description }, children }: PreviewProps) {
  return (
    <figure className="min-w-0 rounded-control border border-line bg-sunken p-3">
      <figcaption className="mb-2 flex flex-wrap gap-x-3 text-caption">
        <span className="font-bold">{name}</span>
        {title.isCut && <span className="text-warning-ink">{words.titleCut}</span>}
        {description.isCut && <span className="text-warning-ink">{words.descriptionCut}</span>}
      </figcaption>
      {children({
        title: title.text || words.noTitle,
        description: description.text || words.noDescription,
      })}
    </figure>
  );
}

function Picture({ src, className }: { src: string | null; className: string }) {
  return src ? (
    <img src={src} alt="" className={`rounded-inside object-cover ${className}`} />
  ) : (
    <div
      className={`grid place-items-center rounded-inside bg-hover text-caption text-ink-soft ${className}`}
    >
      {words.noPicture}
    </div>
  );
}
