import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../../base/config/config';
import { isPublicHost } from '../../base/config/same-host';

const path = '/speculation-rules.json';

/**
 * Pages that a browser may fetch when a visitor is about to open them. Only pages: forms are sent, files are large,
 * and feeds and links elsewhere are nobody's next page. Nothing is drawn in advance, so no view is counted.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: ['/', '/case/*', '/cases*', '/news*', '/articles*', '/contact'] },
          { not: { href_matches: ['/case/*/*', '/*.(xml|json|pdf|ics)'] } },
          { not: { selector_matches: '[href*="?"], [download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Header of public pages on a host of their own: in a sandbox a page shares no host with the next. */
export const speculation = (config: Config, host: string): Readonly<Record<string, string>> =>
  isPublicHost(config, host) ? { 'speculation-rules': `"${path}"` } : {};

/** Rules by which browsers fetch the next page before it is opened. */
export const speculationRules = fastifyPlugin(async (app) => {
  app.get(path, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=86400', 'access-control-allow-origin': '*' })
      .type('application/speculationrules+json')
      .send(JSON.stringify(rules)),
  );
});
