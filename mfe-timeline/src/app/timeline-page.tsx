import { CompanyProviders } from '@heartwood/client-kit/company';
import type { ViewProps } from '@heartwood/contract/kit';
import { createRemoteClient } from './client';
import { loadEvents } from './load-events';
import { PlanPage } from './plan-page';

/** Everything under /app/timeline. */
export function TimelinePage({ shell }: ViewProps) {
  return (
    <CompanyProviders shell={shell} createClient={createRemoteClient} events={loadEvents}>
      <PlanPage />
    </CompanyProviders>
  );
}
