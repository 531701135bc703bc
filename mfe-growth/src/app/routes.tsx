import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { FoundationSkeleton } from '../features/foundation/foundation-skeleton';
import { PlanPage } from '../features/plan/plan.page';

// Slate, moment and drag and drop come with this chunk: the home never loads them.
const FoundationRoute = lazy(() => import('./foundation-route').then((module) => ({ default: module.FoundationRoute })));

export function GrowthRoutes() {
  return (
    <Routes>
      <Route index element={<PlanPage />} />
      <Route path="foundation" element={<Suspense fallback={<FoundationSkeleton />}><FoundationRoute /></Suspense>} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
