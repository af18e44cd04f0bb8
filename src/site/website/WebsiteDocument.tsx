import type { ReactNode } from 'react';
import { pictureStyles, stylesOf } from '../SitePage';
import type { WebsiteFrame, WebsiteView } from './types';
import { picturesOf, websiteClass, WebsitePage } from './WebsitePage';

interface WebsiteHead {
  title: string;
  description: string;
  keywords: string;
  /** Absolute; null for a page that search engines leave out. */
  canonical: string | null;
  type: 'website' | 'article';
  siteName: string;
  /** Absolute. */
  shareImage: string | null;
  /** Absolute addresses of the feeds. */
  atom: string;
  jsonFeed: string;
  /** JSON-LD, without any `<`. */
  structured: string;
}

/** A page of the company's website as a whole; it has data for search engines and no script. */
export function WebsiteDocument({
  head,
  frame,
  view,
  css,
  nonce,
  form,
}: {
  head: WebsiteHead;
  frame: WebsiteFrame;
  view: WebsiteView;
  css: string;
  nonce: string;
  form?: ReactNode;
}) {
  return (
    <html lang="zh-Hant-TW">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{head.title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.keywords && <meta name="keywords" content={head.keywords} />}
        {head.canonical ? (
          <>
            <link rel="canonical" href={head.canonical} />
            <meta property="og:type" content={head.type} />
            <meta property="og:title" content={head.title} />
            <meta property="og:site_name" content={head.siteName} />
            <meta property="og:locale" content="zh_TW" />
            {head.description && <meta property="og:description" content={head.description} />}
            <meta property="og:url" content={head.canonical} />
            {head.shareImage && <meta property="og:image" content={head.shareImage} />}
          </>
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <link rel="alternate" type="application/atom+xml" href={head.atom} title={head.siteName} />
        <link rel="alternate" type="application/feed+json" href={head.jsonFeed} title={head.siteName} />
        {/* Our own style sheets and numbers: nothing of what staff typed stands in them. */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css + websiteStyles(view) }} />
        {/* Data: no browser runs it. */}
        {head.structured && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.structured }} />
        )}
      </head>
      <body className={websiteClass(view)} id="top">
        <WebsitePage frame={frame} view={view} form={form} />
      </body>
    </html>
  );
}

/** Proportion and focus of each picture of a page, for its one style element. */
export function websiteStyles(view: WebsiteView): string {
  // The first section of a case has numbers of its own.
  const hero = view.kind === 'case' ? pictureStyles(view.content.parts) : '';
  return hero + stylesOf(picturesOf(view)).join('');
}
