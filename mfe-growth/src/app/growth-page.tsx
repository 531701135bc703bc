import { CompanyProviders } from '@heartwood/client-kit/company';
import type { ViewProps } from '@heartwood/contract/kit';
import { ExportHost } from '../features/export/export-host';
import { CompanyEventsDocument } from '../generated/graphql';
import { createGrowthClient } from './client';
import { PITCH } from '../module/places';
import { GrowthRoutes, PitchRoutes } from './routes';

/** Everything under the growth framework's address, and the summary that is made of it, which has one of its own. */
export function GrowthPage({ shell }: ViewProps) {
  return (
    <CompanyProviders shell={shell} createClient={createGrowthClient} events={CompanyEventsDocument}>
      {shell.nav.basePath === PITCH ? <PitchRoutes /> : <GrowthRoutes />}
      <ExportHost />
    </CompanyProviders>
  );
}
