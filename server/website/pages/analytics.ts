import { limits } from '../../../openapi/generated/limits';

export interface AnalyticsIds {
  gaId: string;
  gtmId: string;
}

const gaRule = new RegExp(limits.SiteSetUpdate.gaId.pattern);
const gtmRule = new RegExp(limits.SiteSetUpdate.gtmId.pattern);
const loader = 'https://www.googletagmanager.com';
/** Hosts that analytics sends to and loads images from. */
export const analyticsHosts =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/**
 * Analytics and tag manager of a public page; null without ids. Ids are validated again, as they are written into a
 * script.
 */
export function analyticsScript({ gaId, gtmId }: AnalyticsIds): string | null {
  const ga =
    gaId && gaRule.test(gaId)
      ? `g('js',new Date());g('config','${gaId}');a('${loader}/gtag/js?id=${gaId}');`
      : '';
  const gtm =
    gtmId && gtmRule.test(gtmId)
      ? `l.push({'gtm.start':Date.now(),event:'gtm.js'});a('${loader}/gtm.js?id=${gtmId}');`
      : '';
  if (!ga && !gtm) return null;
  return `(function(){var d=document,l=window.dataLayer=window.dataLayer||[];function g(){l.push(arguments)}function a(u){var s=d.createElement('script');s.async=true;s.src=u;d.head.appendChild(s)}${ga}${gtm}})()`;
}
