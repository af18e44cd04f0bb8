import { DraftNote } from '../DraftNote';
import { bodyClass, pictureStyles, SitePage } from '../SitePage';
import { siteText } from '../text';
import type { SiteContent, TemplateCode } from '../types';
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
  expiresOn: Date;
  /** The address of a picture's own page, but for its number. */
  picturesHref: string;
}) {
  const view = recordView(page);
  const styles = view ? websiteStyles(view) : pictureStyles(page.parts);
  return (
    <html lang="zh-Hant-TW">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <title>{siteText.draftOf(title)}</title>
        {/* Our own style sheets and numbers, without staff input. */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css + styles }} />
      </head>
      <body className={view ? websiteClass(view) : bodyClass(page.parts, theme)}>
        <DraftNote expiresOn={expiresOn} />
        {view ? (
          <WebsitePage frame={frame} view={view} />
        ) : (
          <SitePage {...page} picturesHref={picturesHref} />
        )}
      </body>
    </html>
  );
}
