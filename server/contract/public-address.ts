/** The route of a website's public page. */
export const publicPageRoute = '/case/:address';

/** Further addresses of a public page's form. */
export const formRoutes = {
  thanks: `${publicPageRoute}/thanks`,
  privacy: `${publicPageRoute}/privacy`,
  calendar: `${publicPageRoute}/callback.ics`,
  work: `${publicPageRoute}/work`,
} as const;

/** Addresses that count views and events of a public page. */
export const countRoutes = {
  seen: `${publicPageRoute}/seen`,
  count: `${publicPageRoute}/count`,
} as const;

/** A picture of a public page in full size. */
export const pictureRoute = `${publicPageRoute}/pictures/:number`;

/** The same of a draft. */
export const draftPictureRoute = '/p/:token/pictures/:number';

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
