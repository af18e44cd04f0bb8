import type { ReactNode } from 'react';
import { type ShareImage, ShareTags } from '../ShareTags';
import { pictureStyles, stylesOf, transitionStyles } from '../picture-styles';
import { HtmlDocument } from '../HtmlDocument';
import { StructuredData } from '../StructuredData';
import type { WebsiteFrame, WebsiteView } from './types';
import { picturesOf, websiteClass, WebsitePage } from './WebsitePage';

interface WebsiteHead {
  title: string;
  description: string;
  keywords: string;
  /** Absolute; null excludes the page from search engines. */
  canonical: string | null;
  type: 'website' | 'article';
  siteName: string;
  shareImage: ShareImage | null;
  /** Absolute addresses of the feeds. */
  atom: string;
  jsonFeed: string;
  /** JSON-LD, without any `<`. */
  structured: string;
}

/** A whole page of the company's website, with structured data and without scripts. */
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
    <HtmlDocument
      title={head.title}
      head={<WebsiteHeadTags head={head} />}
      css={css + websiteStyles(view) + transitionsOf(view)}
      nonce={nonce}
      scripts={head.structured && <StructuredData json={head.structured} />}
      bodyClass={websiteClass(view)}
      bodyId="top"
    >
      <WebsitePage frame={frame} view={view} form={form} />
    </HtmlDocument>
  );
}

const WebsiteHeadTags = ({ head }: { head: WebsiteHead }) => (
  <>
    {head.description && <meta name="description" content={head.description} />}
    {head.keywords && <meta name="keywords" content={head.keywords} />}
    {head.canonical ? (
      <>
        <link rel="canonical" href={head.canonical} />
        <ShareTags head={{ ...head, canonical: head.canonical }} />
      </>
    ) : (
      <meta name="robots" content="noindex" />
    )}
    <link rel="alternate" type="application/atom+xml" href={head.atom} title={head.siteName} />
    <link rel="alternate" type="application/feed+json" href={head.jsonFeed} title={head.siteName} />
  </>
);

/** Covers and titles of cards move to the page of their record, whose first picture is its cover. */
function transitionsOf(view: WebsiteView): string {
  const pictures = picturesOf(view);
  return 'content' in view
    ? transitionStyles(pictures.slice(0, 1), () => 'h1')
    : transitionStyles(pictures, (figure) => `${figure}+div>:is(h2,h3)`);
}

/** Aspect ratio and focus of each picture, for the page's style element. */
export function websiteStyles(view: WebsiteView): string {
  // A case's first section numbers its own pictures.
  const hero = view.kind === 'case' ? pictureStyles(view.content.parts) : '';
  return hero + stylesOf(picturesOf(view)).join('');
}
