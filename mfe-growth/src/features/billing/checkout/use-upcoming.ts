import { ApiError, sentenceOf } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { useShell } from '@heartwood/contract/kit';
import { useEffect, useState } from 'react';
import { callBilling, type UpcomingInvoice } from '../billing-calls';

export interface Upcoming {
  /** The last answer; while another is on its way it is of what was chosen before. */
  invoice: UpcomingInvoice | null;
  isAsking: boolean;
  error: { message: string; field: string | null } | null;
  again(): void;
}

/** What the next invoice would be, by the provider's own reckoning: tax, discount and proration are in it. */
export function useUpcoming(priceId: string | null, couponCode: string | null): Upcoming {
  const shell = useShell();
  const { companyId } = useCompany();
  const [attempt, setAttempt] = useState(0);
  const wanted = `${priceId ?? ''} ${couponCode ?? ''} ${attempt}`;
  const [answer, setAnswer] = useState<{ wanted: string; invoice: UpcomingInvoice | null; error: Upcoming['error'] } | null>(null);
  useEffect(() => {
    if (priceId === null) return undefined;
    let isPast = false;
    callBilling(shell, companyId, '/invoice/upcoming', { priceId, ...(couponCode !== null && { couponCode }) })
      .then(
        (invoice) => ({ wanted, invoice, error: null }),
        (error: unknown) => ({
          wanted, invoice: null, error: { message: sentenceOf(error), field: error instanceof ApiError ? error.field : null },
        }),
      )
      .then((next) => {
        if (!isPast)
          setAnswer((last) => ({ ...next, invoice: next.invoice ?? (next.error.field === null ? null : last?.invoice ?? null) }));
      });
    return () => {
      isPast = true;
    };
  }, [shell, companyId, priceId, couponCode, wanted]);
  const isAsking = answer?.wanted !== wanted;
  return { invoice: answer?.invoice ?? null, isAsking, error: isAsking ? null : answer.error, again: () => setAttempt(attempt + 1) };
}
