import { CompanyProviders } from '@heartwood/client-kit/company';
import type { Shell } from '@heartwood/contract';
import { AssumeDialog } from '../features/assumptions/assume.dialog';
import { prefetchRules } from './cache';
import { createGrowthClient } from './client';

const loadEvents = () => {
  prefetchRules();
  return import('../generated/company-events.document').then((part) => part.CompanyEventsDocument);
};

/** The modules are the company's, and notes are not: they have a client of their own. */
export function AssumeFromNote({ shell, words, onClose }: { shell: Shell; words: string; onClose(): void }) {
  return (
    <CompanyProviders shell={shell} createClient={createGrowthClient} events={loadEvents}>
      <AssumeDialog words={words} onClose={onClose} />
    </CompanyProviders>
  );
}
