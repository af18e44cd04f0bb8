import { createRootRoute } from '@tanstack/react-router';
import { enter } from '../enter';
import { NotFoundPage, Root } from '../shared/layout/screens';

export const Route = createRootRoute({
  beforeLoad: ({ location, matches }) => enter(location.pathname, matches.at(-1)?.staticData.page ?? null),
  staticData: { page: null },
  component: Root,
  notFoundComponent: NotFoundPage,
});
