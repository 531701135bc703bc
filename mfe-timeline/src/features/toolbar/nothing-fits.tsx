import { Banner, Button } from '@heartwood/shared-ui';
import type { Address } from '../../timeline/address';
import { NO_FILTER } from './no-filter';

/** Why no goal is shown of a plan that has some, and the way out. */
export function NothingFits({ go }: { go(change: Partial<Address>): void }) {
  return <Banner tone="plain" action={<Button size="sm" onClick={() => go(NO_FILTER)}>Clear filters</Button>}>
    No goal fits these filters.
  </Banner>;
}
