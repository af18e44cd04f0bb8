import { DraftNote } from '../DraftNote';
import { SitePage } from '../SitePage';
import { bodyClass, pictureStyles } from '../picture-styles';
import { publicPageText } from '../text';
import type { SiteContent, TemplateCode } from '../types';
import { HtmlDocument } from '../HtmlDocument';
import type { WebsiteFrame } from './types';
import { websiteStyles } from './WebsiteDocument';
import { recordView, websiteClass, WebsitePage } from './WebsitePage';

/** A draft as its page, marked at every width and excluded from search engines. */
export function DraftDocument({
  title,
  page,
  theme,
  frame,
  css,
  nonce,
  expiresOn,
  picturesHref,
}: {
  title: string;
  page: SiteContent;
  theme: TemplateCode;
  /** Frame of a record's page. */
  frame: WebsiteFrame;
  css: string;
  nonce: string;
  /** Without a time, the page has no banner: it stands in another that has one. */
  expiresOn?: Date | undefined;
  /** Address of a picture's own page without its number. */
  picturesHref: string;
}) {
  const view = recordView(page);
  const styles = view ? websiteStyles(view) : pictureStyles(page.parts);
  return (
    <HtmlDocument
      title={publicPageText.draftOf(title)}
      theme={theme}
      robots="noindex, nofollow, noarchive"
      css={css + styles}
      nonce={nonce}
      bodyClass={view ? websiteClass(view) : bodyClass(page.parts, theme)}
    >
      {expiresOn && <DraftNote expiresOn={expiresOn} />}
      {view ? <WebsitePage frame={frame} view={view} /> : <SitePage {...page} picturesHref={picturesHref} />}
    </HtmlDocument>
  );
}
