import { CompanyProviders } from '@heartwood/client-kit/company';
import type { ViewProps } from '@heartwood/contract/kit';
import { PeoplePage } from '../features/people/people.page';
import { createRemoteClient } from './client';

// The first picture does without it.
const loadEvents = () => import('../generated/company-events.document').then((part) => part.CompanyEventsDocument);

/** Everything under /app/harbour. */
export function HarbourPage({ shell }: ViewProps) {
  return (
    <CompanyProviders shell={shell} createClient={createRemoteClient} events={loadEvents}>
      <PeoplePage />
    </CompanyProviders>
  );
}
