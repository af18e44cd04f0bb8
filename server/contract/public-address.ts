/** The route of a website's public page. */
export const publicPageRoute = '/case/:address';

/** Further addresses of a public page's form. */
export const formRoutes = {
  thanks: `${publicPageRoute}/thanks`,
  privacy: `${publicPageRoute}/privacy`,
  calendar: `${publicPageRoute}/callback.ics`,
} as const;

/** Before every address of the company's website in here; visitors see it where that has no host of its own. */
export const websitePrefix = '/site';

/** Where visitors find the website of a name, or of a code; the only place that builds it. */
export function publicPath(siteName: string): string {
  return `/case/${encodeURIComponent(siteName)}`;
}
