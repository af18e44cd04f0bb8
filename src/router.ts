import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { keepLoaded } from './base/calls/keep-loaded';
import { consumeTicket } from './base/navigation/portal-ticket';
import { routeTree } from './route-tree.gen';
import { LoadFailed, NotFound } from './layout/screens';

/** Ticket in the initial address. Taken before the router reads and keeps the address; route tests have no window. */
export const portalTicket = typeof window === 'undefined' ? undefined : consumeTicket(window);

/** Routes under /mng in history mode (specification 2). */
export const router = createRouter({
  routeTree,
  basepath: '/mng',
  defaultErrorComponent: LoadFailed,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
  defaultPreloadStaleTime: 0,
});

for (const route of Object.values<AnyRoute>({ ...router.routesById })) keepLoaded(route);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
