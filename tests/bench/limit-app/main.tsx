/** An empty app of every run-time package of the design card: what no screen of them can be faster than. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';
import { createMachine } from 'xstate';

const machine = createMachine({ initial: 'open', states: { open: {} } });
const client = createClient({ baseUrl: '/' });
const root = createRootRoute();
const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { page: null },
  component: lazyRouteComponent(() => import('./screen'), 'Screen'),
});
const router = createRouter({ routeTree: root.addChildren([index]), context: { client } });

function App() {
  useMachine(machine);
  return <RouterProvider router={router} />;
}

const place = document.querySelector('main');
if (place) createRoot(place).render(<App />);
