import { createHash } from 'node:crypto';
import { limits } from '../../openapi/generated/limits';

interface AnalyticsIds {
  gaId: string;
  gtmId: string;
}

export interface Analytics {
  script: string;
  /** Sources for the page's policy: the script's hash, and what it loads. */
  policy: string;
}

const gaRule = new RegExp(limits.SiteSetUpdate.gaId.pattern);
const gtmRule = new RegExp(limits.SiteSetUpdate.gtmId.pattern);
const loader = 'https://www.googletagmanager.com';
const hosts =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/**
 * Analytics and tag manager of a public page; null without ids. Ids are validated again, as they are written into a
 * script.
 */
export function analyticsOf({ gaId, gtmId }: AnalyticsIds): Analytics | null {
  const ga =
    gaId && gaRule.test(gaId)
      ? `g('js',new Date());g('config','${gaId}');a('${loader}/gtag/js?id=${gaId}');`
      : '';
  const gtm =
    gtmId && gtmRule.test(gtmId)
      ? `l.push({'gtm.start':Date.now(),event:'gtm.js'});a('${loader}/gtm.js?id=${gtmId}');`
      : '';
  if (!ga && !gtm) return null;
  const script = `(function(){var d=document,l=window.dataLayer=window.dataLayer||[];function g(){l.push(arguments)}function a(u){var s=d.createElement('script');s.async=true;s.src=u;d.head.appendChild(s)}${ga}${gtm}})()`;
  const hash = createHash('sha256').update(script).digest('base64');
  return {
    script,
    policy: `script-src 'sha256-${hash}' 'strict-dynamic'; connect-src ${hosts}; img-src 'self' ${hosts}`,
  };
}
