import { CompanyProviders } from '@heartwood/client-kit/company';
import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { ExportHost } from '../features/export/export-host';
import { prefetchRules } from './cache';
import { createGrowthClient } from './client';
import { TourHost } from '../features/tour/tour-host';
import { INSIGHT, PITCH, SHARED } from '../module/places';
import { NoteOfAddress } from './note-of-address';
import { GrowthRoutes, InsightRoutes, PitchRoutes } from './routes';

/** With what each area takes of a step: the first picture does without it. */
const loadEvents = () => {
  prefetchRules();
  return import('../generated/company-events.document').then((part) => part.CompanyEventsDocument);
};

// Nobody who works here waits for it, and it has nobody's company.
const ShareRoute = latePart(() => import('./share-route').then((part) => part.ShareRoute));

/**
 * Everything under the growth framework's address, and what has one of its own: the summary
 * that is made of it, insight, and what strangers read of it by a link.
 */
export function GrowthPage({ shell }: ViewProps) {
  if (shell.nav.basePath === SHARED) return <ShareRoute fallback={<div aria-busy="true" />} />;
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
