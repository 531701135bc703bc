import { Banner } from '@heartwood/shared-ui';
import type { PayFailure } from './pay';

/** Why nothing was paid, above the button that tried. */
export function FailureBanner({ failure }: { failure: PayFailure | null }) {
  if (failure?.kind === 'refused') return <Banner tone="danger">{failure.message}</Banner>;
  return failure?.kind !== 'declined'
    ? null
    : <Banner tone="danger"><b>Your bank declined the card.</b> {failure.message} Another card usually works.</Banner>;
}
