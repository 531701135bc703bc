import { CompanyProviders } from '@heartwood/client-kit/company';
import type { ViewProps } from '@heartwood/contract/kit';
import { ExportHost } from '../features/export/export-host';
import { prefetchRules } from './cache';
import { createGrowthClient } from './client';
import { TourHost } from '../features/tour/tour-host';
import { PITCH } from '../module/places';
import { NoteOfAddress } from './note-of-address';
import { GrowthRoutes, PitchRoutes } from './routes';

/** With what each area takes of a step: the first picture does without it. */
const loadEvents = () => {
  prefetchRules();
  return import('../generated/company-events.document').then((part) => part.CompanyEventsDocument);
};

/** Everything under the growth framework's address, and the summary that is made of it, which has one of its own. */
export function GrowthPage({ shell }: ViewProps) {
  return (
    <CompanyProviders shell={shell} createClient={createGrowthClient} events={loadEvents}>
      {shell.nav.basePath === PITCH ? <PitchRoutes /> : <><GrowthRoutes /><TourHost /></>}
      <ExportHost />
      <NoteOfAddress />
    </CompanyProviders>
  );
}
