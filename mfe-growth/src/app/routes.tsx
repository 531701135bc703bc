import { AREAS } from '@heartwood/contract/domain';
import { Navigate, Route, Routes } from 'react-router';
import { latePart } from '@heartwood/shared-ui';
import { AreaSkeleton } from '../area-page/area-skeleton';
import { HomePage } from '../features/home/home.page';
import { areaPath } from '../module/module-page';

// Slate, moment and drag and drop come with this chunk: the home never loads them.
const FoundationRoute = latePart(() => import('./foundation-route').then((part) => part.FoundationRoute));
const BusinessModelRoute = latePart(() => import('./business-model-route').then((part) => part.BusinessModelRoute));

const OverviewRoute = latePart(() => import('./overview-route').then((part) => part.OverviewRoute));

const NotThereYet = latePart(() => import('./not-there-yet').then((part) => part.NotThereYet));

const TO_COME = AREAS.filter(({ key, route }) => route !== '' && areaPath(key) === null);

export function GrowthRoutes() {
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="foundation" element={<FoundationRoute fallback={<AreaSkeleton area="foundation" />} />} />
      <Route path="business-model" element={<BusinessModelRoute fallback={<AreaSkeleton area="businessModel" />} />} />
      <Route path="overview" element={<OverviewRoute />} />
      {TO_COME.map(({ key, route }) => <Route key={key} path={route} element={<NotThereYet area={key} />} />)}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
