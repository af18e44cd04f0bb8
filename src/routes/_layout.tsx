import { createFileRoute } from '@tanstack/react-router';
import { MainLayout } from '../layout/MainLayout';
import { loadWaitingCount } from '../layout/waiting-count';

export const Route = createFileRoute('/_layout')({
  staticData: { page: null },
  // Not waited for: the number comes when it comes.
  loader: () => ({ waiting: loadWaitingCount() }),
  staleTime: 60_000,
  component: MainLayout,
});
