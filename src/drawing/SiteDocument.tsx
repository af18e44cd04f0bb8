import { HtmlDocument, PageScripts } from './HtmlDocument';
import { SitePage } from './SitePage';
import { bodyClass, coverTransition, pictureStyles } from './picture-styles';
import { type ShareImage, ShareTags } from './ShareTags';
import { StructuredData } from './StructuredData';
import type { FormContext } from './EnquiryFields';
import { picturesOfCases } from './OtherCases';
import type { OtherCase, PagePart, SiteInfo, TemplateCode } from './types';

interface SiteHead {
  title: string;
  description: string;
  keywords: string;
  /** Absolute address of the page. */
  canonical: string;
  /** Company, else the case. */
  siteName: string;
  shareImage: ShareImage | null;
  /** JSON-LD. */
  structured: string;
}

/** Element that gives the script its counting address. */
const seenId = 'seen';

/** A whole public page, readable without JavaScript. */
export function SiteDocument({
  head,
  site,
  parts,
  theme,
  css,
  nonce,
  scripts = null,
  formContext,
  seenSrc,
  picturesHref,
  otherCases = [],
}: {
  head: SiteHead;
  site: SiteInfo;
  parts: readonly PagePart[];
  theme: TemplateCode;
  css: string;
  nonce: string;
  /** Null unless the public pages have their own host. */
  scripts?: { head: readonly string[]; end: readonly string[] } | null;
  formContext?: FormContext | undefined;
  /** Address of the picture that counts a view; without one, nothing counts. */
  seenSrc?: string | undefined;
  /** Address of a picture's own page without its number. */
  picturesHref?: string | undefined;
  otherCases?: readonly OtherCase[];
}) {
  return (
    <HtmlDocument
      title={head.title}
      theme={theme}
      head={<SiteHeadTags head={head} />}
      css={css + pictureStyles(parts, picturesOfCases(otherCases)) + coverTransition(parts)}
      nonce={nonce}
      scripts={scripts && <PageScripts scripts={scripts.head} />}
      bodyClass={bodyClass(parts, theme)}
    >
      <SitePage
        site={site}
        parts={parts}
        formContext={formContext}
        picturesHref={picturesHref}
        otherCases={otherCases}
        theme={theme}
      />
      {seenSrc && <img id={seenId} src={seenSrc} alt="" hidden />}
      {scripts && <PageScripts scripts={scripts.end} />}
    </HtmlDocument>
  );
}

const SiteHeadTags = ({ head }: { head: SiteHead }) => (
  <>
    {head.description && <meta name="description" content={head.description} />}
    {head.keywords && <meta name="keywords" content={head.keywords} />}
    <link rel="canonical" href={head.canonical} />
    <ShareTags head={{ ...head, type: 'website' }} />
    <StructuredData json={head.structured} />
  </>
);
