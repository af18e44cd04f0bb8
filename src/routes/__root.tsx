import { createRootRoute } from '@tanstack/react-router';
import { runGuard } from '../base/navigation/run-guard';
import { NotFoundPage, Root } from '../layout/screens';

export const Route = createRootRoute({
  beforeLoad: ({ location, matches }) => runGuard(location, matches.at(-1)?.staticData.page ?? null),
  staticData: { page: null },
  component: Root,
  notFoundComponent: NotFoundPage,
});
