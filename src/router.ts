import { createRouter } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen';
import { LoadFailed, NotFound } from './shared/layout/screens';

/** The URL map under /mng, history mode (specification 2). */
export const router = createRouter({
  routeTree,
  basepath: '/mng',
  defaultErrorComponent: LoadFailed,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
  defaultPreloadStaleTime: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
