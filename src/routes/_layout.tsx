import { createFileRoute } from '@tanstack/react-router';
import { MainLayout } from '../layout/MainLayout';
import { loadOpenGroups } from '../layout/open-groups';

export const Route = createFileRoute('/_layout')({
  staticData: { page: null },
  loader: loadOpenGroups,
  component: MainLayout,
});
