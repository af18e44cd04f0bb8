/** The route of a website's public page. */
export const publicPageRoute = '/case/:address';

/** Further addresses of a public page's form. */
export const formRoutes = {
  thanks: `${publicPageRoute}/thanks`,
  privacy: `${publicPageRoute}/privacy`,
  calendar: `${publicPageRoute}/callback.ics`,
  work: `${publicPageRoute}/work`,
} as const;

/** What pictures and scripts of a public page count by. */
export const countRoutes = {
  seen: `${publicPageRoute}/seen`,
  count: `${publicPageRoute}/count`,
} as const;

/** Internal prefix of the company's website; visitors see it only where the website has no host of its own. */
export const websitePrefix = '/site';

/** The contact page of the company's website, and further addresses of its form. */
export const contactRoutes = {
  page: `${websitePrefix}/contact`,
  thanks: `${websitePrefix}/contact/thanks`,
  privacy: `${websitePrefix}/contact/privacy`,
} as const;

/** Public address of a website, by its name or code; built only here. */
export function publicPath(siteName: string): string {
  return `/case/${encodeURIComponent(siteName)}`;
}
