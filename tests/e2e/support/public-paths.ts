import type { APIRequestContext } from '@playwright/test';

/** Every page that visitors of the demo may open: the sitemap's, those that it does not list, and a wrong address. */
export async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/site/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const sites = listed.filter((path) => path.startsWith('/case/'));
  const cases = await Promise.all(
    ['/site/cases', '/site/cases/upcoming', '/site/cases/sold-out'].map(async (path) => {
      const page = await (await request.get(path)).text();
      return [...page.matchAll(/href="(\/site\/cases\/\d[^"]*)"/g)].map(([, found = '']) => found);
    }),
  );
  const further = sites.flatMap((site) => [`${site}/privacy`, `${site}/pictures/1`, `${site}/pictures/4`]);
  return [
    ...new Set([
      ...listed,
      ...cases.flat(),
      ...further,
      '/site/contact/privacy',
      '/site/nothing',
      '/case/nothing',
    ]),
  ];
}
