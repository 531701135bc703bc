import { CompanyProviders } from '@heartwood/client-kit/company';
import type { ViewProps } from '@heartwood/contract/kit';
import { ExportHost } from '../features/export/export-host';
import { prefetchRules } from './cache';
import { createGrowthClient } from './client';
import { TourHost } from '../features/tour/tour-host';
import { INSIGHT, PITCH } from '../module/places';
import { NoteOfAddress } from './note-of-address';
import { GrowthRoutes, InsightRoutes, PitchRoutes } from './routes';

/** With what each area takes of a step: the first picture does without it. */
const loadEvents = () => {
  prefetchRules();
  return import('../generated/company-events.document').then((part) => part.CompanyEventsDocument);
};

/** Everything under the growth framework's address, and what has one of its own: the summary that is made of it, and insight. */
export function GrowthPage({ shell }: ViewProps) {
  return (
    <CompanyProviders shell={shell} createClient={createGrowthClient} events={loadEvents}>
      <PageOf basePath={shell.nav.basePath} />
      <ExportHost />
      <NoteOfAddress />
    </CompanyProviders>
  );
}

function PageOf({ basePath }: { basePath: string }) {
  if (basePath === PITCH) return <PitchRoutes />;
  if (basePath === INSIGHT) return <InsightRoutes />;
  return <><GrowthRoutes /><TourHost /></>;
}
