import { createFileRoute } from '@tanstack/react-router';
import { MainLayout } from '../shared/layout/MainLayout';

export const Route = createFileRoute('/_layout')({ staticData: { page: null }, component: MainLayout });
