import { money } from '@heartwood/contract/domain';
import { useState } from 'react';
import type { PayEnd, PayFailure } from './pay';
import { useRequestId } from './request-id';

/** What the bank is asked, by the card's last digits. */
export const payWords = (amount: number, currency: string) => (last4: string | null): string => (
  `${money(amount, currency)} to Heartwood${last4 === null ? '' : `, card ending ${last4}`}.`
);

/** One wish to pay: whether it is on its way, and what became of the last attempt. */
export function usePayment() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PayFailure | null>(null);
  const request = useRequestId();
  return {
    isBusy,
    failure,
    /** The id under which this wish is sent, however often. */
    idOf: request.of,
    forget: () => setFailure(null),
    /** Sends it, once at a time. What is refused for good, or done, is no wish any more; null when it did not come about. */
    attempt: async <Answer>(send: () => Promise<PayEnd<Answer>>) => {
      if (isBusy) return null;
      setBusy(true);
      setFailure(null);
      try {
        const ended = await send();
        if (ended.ok || ended.failure.kind !== 'refused') request.done();
        if (ended.ok) return ended;
        setFailure(ended.failure);
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
