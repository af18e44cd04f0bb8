import { basename, dirname, join } from 'node:path';

// The same code runs from server/ (tsx, vitest) and, bundled, from dist/server/; from any working folder.
const here = import.meta.dirname;
const isBuilt = basename(dirname(here)) === 'dist';
const root = isBuilt ? dirname(dirname(here)) : join(here, '../../..');

/** Absolute paths of files that are not code, valid in the checkout and in `dist`. */
export const paths = {
  root,
  migrations: isBuilt ? join(here, 'migrations') : join(root, 'server/base/db/migrations'),
  triggers: isBuilt ? join(here, 'triggers') : join(root, 'server/base/db/triggers'),
  routes: isBuilt ? join(here, 'routes.json') : join(root, 'openapi/generated/routes.json'),
  deliveryRoutes: isBuilt
    ? join(here, 'delivery-routes.json')
    : join(root, 'openapi/generated/delivery-routes.json'),
  /** Commit of the build; undefined if the program runs unbuilt. */
  commit: isBuilt ? join(here, 'commit') : undefined,
  /** Files of the manual and of the demo content. */
  seedFiles: isBuilt ? join(here, 'seed-files') : join(root, 'server/operation/seed/files'),
  /** News for 「關於本系統」. */
  changes: isBuilt ? join(here, 'CHANGELOG.md') : join(root, 'CHANGELOG.md'),
  /** Style sheets of the public pages. */
  siteStyles: isBuilt ? join(here, 'site-styles') : join(root, 'src/drawing/styles'),
  /** Faces from which those of public pages are cut. */
  faces: isBuilt ? join(here, 'faces') : join(root, 'server/website/pages/faces'),
  /** The built SPA; missing until `npm run build`. */
  spa: join(root, 'dist/mng'),
  /** Root's data and root's copy of PostgreSQL. A service user can enter this folder, unlike root's home. */
  system: '/var/lib/website-back-office',
} as const;
