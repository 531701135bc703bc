import { AREAS } from '@heartwood/contract/domain';
import { Navigate, Route, Routes } from 'react-router';
import { latePart } from '@heartwood/shared-ui';
import { AreaSkeleton } from '../area-page/area-skeleton';
import { HomePage } from '../features/home/home.page';
import type { RenderFacts } from '../features/home/idea-stage';
import { areaPath } from '../module/module-page';

// Slate, moment and drag and drop come with this chunk: the home never loads them.
const FoundationRoute = latePart(() => import('./foundation-route').then((part) => part.FoundationRoute));
const BusinessModelRoute = latePart(() => import('./business-model-route').then((part) => part.BusinessModelRoute));
const RiskRoute = latePart(() => import('./risk-route').then((part) => part.RiskRoute));
const ModuleFactsDrawer = latePart(() => import('./module-facts-drawer').then((part) => part.ModuleFactsDrawer));

const NotThereYet = latePart(() => import('./not-there-yet').then((part) => part.NotThereYet));

const TO_COME = AREAS.filter(({ key, route }) => route !== '' && areaPath(key) === null);

const renderFacts: RenderFacts = (moduleKey, people, onClose) => <ModuleFactsDrawer moduleKey={moduleKey} people={people} onClose={onClose} />;

export function GrowthRoutes() {
  return (
    <Routes>
      <Route index element={<HomePage renderFacts={renderFacts} />} />
      <Route path="foundation" element={<FoundationRoute fallback={<AreaSkeleton area="foundation" />} />} />
      <Route path="business-model" element={<BusinessModelRoute fallback={<AreaSkeleton area="businessModel" />} />} />
      <Route path="risk-assessment" element={<RiskRoute fallback={<AreaSkeleton area="riskAssessment" />} />} />
      {TO_COME.map(({ key, route }) => <Route key={key} path={route} element={<NotThereYet area={key} />} />)}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
