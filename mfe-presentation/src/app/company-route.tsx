import { CompanyProviders } from '@heartwood/client-kit/company';
import type { ViewProps } from '@heartwood/contract/kit';
import { PeoplePage } from '../features/people/people.page';
import { createRemoteClient } from './client';
import { DeckDialogs } from './deck-dialogs';

// The first picture does without it.
const loadEvents = () => import('../generated/company-events.document').then((part) => part.CompanyEventsDocument);

/** What a company's members see of its presentations. */
export function CompanyRoute({ shell }: ViewProps) {
  return (
    <CompanyProviders shell={shell} createClient={createRemoteClient} events={loadEvents}>
      <PeoplePage />
      <DeckDialogs />
    </CompanyProviders>
  );
}
