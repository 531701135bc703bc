import { CompanyProviders } from '@heartwood/client-kit/company';
import type { ViewProps } from '@heartwood/contract/kit';
import { ExportHost } from '../features/export/export-host';
import { CompanyEventsDocument } from '../generated/graphql';
import { createGrowthClient } from './client';
import { GrowthRoutes } from './routes';

/** Everything under /app/growth-framework. */
export function GrowthPage({ shell }: ViewProps) {
  return (
    <CompanyProviders shell={shell} createClient={createGrowthClient} events={CompanyEventsDocument}>
      <GrowthRoutes />
      <ExportHost />
    </CompanyProviders>
  );
}
