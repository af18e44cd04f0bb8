import { createRouter } from '@tanstack/react-router';
import { takeTicket } from './navigation/portal-ticket';
import { routeTree } from './route-tree.gen';
import { LoadFailed, NotFound } from './layout/screens';

/** The ticket that the app was opened with. Taken before the router below reads the address, which would keep it; tests of the routes have no window. */
export const portalTicket = typeof window === 'undefined' ? undefined : takeTicket(window);

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
