import { Navigate, Route, Routes } from 'react-router';
import { latePart } from '@heartwood/shared-ui';
import type { ComponentType } from 'react';
import { AreaSkeleton } from '../area-page/area-skeleton';
import { HomePage } from '../features/home/home.page';
import type { RenderFacts } from '../features/home/home-card';
import { prefetchRules } from './cache';

// Slate and drag and drop come with these chunks: the home never loads them.
const FoundationRoute = withRules(() => import('./foundation-route').then((part) => part.FoundationRoute));
const BusinessModelRoute = withRules(() => import('./business-model-route').then((part) => part.BusinessModelRoute));
const CompetitionRoute = withRules(() => import('./competition-route').then((part) => part.CompetitionRoute));
const MarketPotentialRoute = withRules(() => import('./market-potential-route').then((part) => part.MarketPotentialRoute));
const RiskRoute = withRules(() => import('./risk-route').then((part) => part.RiskRoute));
const ModuleFactsDrawer = withRules(() => import('./module-facts-drawer').then((part) => part.ModuleFactsDrawer));
const OverviewRoute = withRules(() => import('./overview-route').then((part) => part.OverviewRoute));
const InsightRoute = withRules(() => import('./insight-route').then((part) => part.InsightRoute));
const SubscriptionRoute = withRules(() => import('./subscription-route').then((part) => part.SubscriptionRoute));
const PitchRoute = withRules(() => import('./pitch-route').then((part) => part.PitchRoute));

/** A part that asks as soon as it is there: the rules that its questions wait for come beside it. */
function withRules<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return latePart(() => {
    prefetchRules();
    return load();
  });
}

const renderFacts: RenderFacts = (moduleKey, people, onClose) => (
  <ModuleFactsDrawer moduleKey={moduleKey} people={people} onClose={onClose} />
);

export function GrowthRoutes() {
  return (
    <Routes>
      <Route index element={<HomePage renderFacts={renderFacts} />} />
      <Route path="overview" element={<OverviewRoute fallback={<PagePlace />} />} />
      <Route path="idea-stage" element={<Navigate to="/?module=businessSectors" replace />} />
      <Route path="foundation" element={<FoundationRoute fallback={<AreaSkeleton area="foundation" />} />} />
      <Route path="business-model" element={<BusinessModelRoute fallback={<AreaSkeleton area="businessModel" />} />} />
      <Route path="competition" element={<CompetitionRoute fallback={<AreaSkeleton area="competition" navigation="tabs" />} />} />
      <Route path="market-potential" element={<MarketPotentialRoute fallback={<AreaSkeleton area="marketPotential" />} />} />
      <Route path="risk-assessment" element={<RiskRoute fallback={<AreaSkeleton area="riskAssessment" />} />} />
      <Route path="subscription/*" element={<SubscriptionRoute fallback={<PagePlace />} />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

/** Everything under the summary's own address. */
export function PitchRoutes() {
  return (
    <Routes>
      <Route index element={<PitchRoute fallback={<PagePlace />} />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

/** Everything under the address of insight. */
export function InsightRoutes() {
  return (
    <Routes>
      <Route index element={<InsightRoute fallback={<PagePlace />} />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

/** While the code of a page comes, which is soon: its own skeleton comes with it. */
function PagePlace() {
  return <div aria-busy="true" />;
}
