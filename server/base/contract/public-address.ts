/** Route of a site's public page. */
export const publicPageRoute = '/case/:address';

/** Further routes of a public page's form. */
export const formRoutes = {
  thanks: `${publicPageRoute}/thanks`,
  change: `${publicPageRoute}/change`,
  privacy: `${publicPageRoute}/privacy`,
  calendar: `${publicPageRoute}/callback.ics`,
  work: `${publicPageRoute}/work`,
} as const;

/** Addresses that count views and events of a public page. */
export const countRoutes = {
  seen: `${publicPageRoute}/seen`,
  count: `${publicPageRoute}/count`,
} as const;

/** Share picture of a public page whose site has none of its own. */
export const shareRoute = `${publicPageRoute}/share.jpg`;

/** Full-size picture of a public page. */
export const pictureRoute = `${publicPageRoute}/pictures/:number`;

/** Route of a draft shown by a preview link. */
export const previewRoute = '/p/:token';

/** Route of one page of a set shown by a preview link. */
export const setPageRoute = `${previewRoute}/:item`;

/** Full-size picture of a draft. */
export const draftPictureRoute = `${previewRoute}/pictures/:number`;

/** Full-size picture of a page of a set. */
export const setPictureRoute = `${setPageRoute}/pictures/:number`;

/** Pages and pictures of preview links. */
export const previewRoutes = [previewRoute, setPageRoute, draftPictureRoute, setPictureRoute] as const;

/** Internal prefix of the company's website; visible to visitors only if the website has no own host. */
export const websitePrefix = '/site';

/** Contact page of the company's website, and further addresses of its form. */
export const contactRoutes = {
  page: `${websitePrefix}/contact`,
  thanks: `${websitePrefix}/contact/thanks`,
  privacy: `${websitePrefix}/contact/privacy`,
} as const;

/** Public address of a site, by its name or code; built only here. */
export function publicPath(siteName: string): string {
  return `/case/${encodeURIComponent(siteName)}`;
}

/** Address of a draft shown by a preview link; built only here. */
export const previewPath = (token: string): string => previewRoute.replace(':token', () => token);

/** Address of one page of a set shown by a preview link: of an item by its id, or of others by a name. */
export const setPagePath = (token: string, page: number | string): string => `${previewPath(token)}/${page}`;
