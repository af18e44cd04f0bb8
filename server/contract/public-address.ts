/** The route of a website's public page. */
export const publicPageRoute = '/case/:address';

/** Where visitors find the website of a name, or of a code; the only place that builds it. */
export function publicPath(siteName: string): string {
  return `/case/${encodeURIComponent(siteName)}`;
}
