import { CompanyProviders } from '@heartwood/client-kit/company';
import type { ViewProps } from '@heartwood/contract/kit';
import { createRemoteClient } from './client';
import { PlanPage } from './plan-page';

// The first picture does without it.
const loadEvents = () => import('../generated/company-events.document').then((part) => part.CompanyEventsDocument);

/** Everything under /app/timeline. */
export function TimelinePage({ shell }: ViewProps) {
  return (
    <CompanyProviders shell={shell} createClient={createRemoteClient} events={loadEvents}>
      <PlanPage />
    </CompanyProviders>
  );
}
