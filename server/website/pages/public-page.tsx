import { SiteDocument } from '../../../src/drawing/SiteDocument';
import type { OtherCase } from '../../../src/drawing/types';
import type { Addresses } from '../../../src/drawing/website/addresses';
import { pageTitle } from '../../../src/drawing/site-title';
import { newestConsentText } from '../../subjects/sites/form-consent';
import { countRoutes, publicPath } from '../../base/contract/public-address';
import type { Db } from '../../base/db/client';
import { publicationOf } from '../../subjects/sites/public-site';
import {
  drawnForVisitors,
  type DrawnForVisitors,
  drawnPage,
  someNonce,
  someOrigin,
  wholePage,
} from './drawn-page';
import { formContextOf, formParts, siteInfoOf, type SitePublished } from './page-form';
import { type PageScripts, scriptsOf } from './page-scripts';
import { offersDownload } from './policy';
import { projectData } from './project-data';
import { orderCard, sharePictureOf } from './share-picture';
import { stylesOf } from './styles';

export interface PublicPage extends DrawnForVisitors {
  scripts: PageScripts | null;
  hasForm: boolean;
  hasDownload: boolean;
}

const countPath = (route: keyof typeof countRoutes, siteName: string) =>
  countRoutes[route].replace(':address', encodeURIComponent(siteName));

/** Surroundings of the published blocks, which name what others publish (decisions/052-frame-of-project-pages). */
interface PageFrame {
  website: Addresses | null;
  otherCases: readonly OtherCase[];
  /** With the face of its headings (decisions/053-face-of-public-pages). */
  isForVisitors: boolean;
  /** Drawn for one reader of a preview: its views do not count. */
  isPreview?: boolean;
}

/** A page by itself, as the proof keeps it. */
export const noFrame: PageFrame = { website: null, otherCases: [], isForVisitors: false };

/** A public page as delivered to all visitors; it has no form without a consent text. */
export async function drawPublicPage(
  db: Db,
  site: SitePublished,
  isOwnHost: boolean,
  { website, otherCases, isForVisitors, isPreview = false }: PageFrame,
): Promise<PublicPage> {
  const consent = await newestConsentText(db);
  const { parts, form } = await formParts(site, consent);
  const { title, description, keywords, siteName, templateCode, caseTitle, district } = site.head;
  const shareImage = sharePictureOf(site.head, parts);
  const head = {
    title: pageTitle(title, { title: caseTitle, district }, parts),
    description,
    keywords,
    canonical: someOrigin + publicPath(siteName),
    siteName: site.head.companyName || caseTitle,
    shareImage,
    structured: projectData(site.head, parts, shareImage),
  };
  const scripts = isOwnHost ? scriptsOf(site.head, form !== null) : null;
  const page = (
    <SiteDocument
      scripts={scripts}
      head={head}
      site={siteInfoOf(site.head, form !== null, website)}
      parts={parts}
      otherCases={otherCases}
      picturesHref={`${publicPath(siteName)}/pictures`}
      formContext={form && consent ? await formContextOf(db, site, form, consent, isOwnHost) : undefined}
      theme={templateCode}
      css={stylesOf(
        templateCode,
        'far',
        ...(form ? ['form' as const] : []),
        ...(website || otherCases.length > 0 ? ['developer' as const] : []),
      )}
      nonce={someNonce}
      seenSrc={
        isPreview
          ? undefined
          : `${countPath('seen', siteName)}?v=${(await publicationOf(db, site.siteId)).id}`
      }
    />
  );
  if (isForVisitors) await orderCard(db, site.head, parts);
  const drawn = isForVisitors
    ? await drawnForVisitors(db, page)
    : { ...(isPreview ? wholePage : drawnPage)(page), hasFaces: false, keptMs: 0 };
  return { ...drawn, scripts, hasForm: form !== null, hasDownload: offersDownload(parts) };
}
