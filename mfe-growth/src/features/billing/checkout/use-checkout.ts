import { useCompany } from '@heartwood/client-kit/company';
import { useShell } from '@heartwood/contract/kit';
import type { PlanName } from '@heartwood/contract/domain';
import { useState } from 'react';
import { callBilling, type UpcomingInvoice } from '../billing-calls';
import { useBilling } from '../billing-context';
import { inProduct, MANAGE, type Wish } from '../billing-places';
import { detailsBody, type DetailsValues } from '../details/details-values';
import { pay, type ChosenCard, type PayFailure } from '../payment/pay';
import { useRequestId } from '../payment/request-id';
import { money } from '../words/money';
import { doneWords } from './checkout-words';

interface Chosen {
  plan: PlanName;
  priceId: string;
  coupon: string | null;
  invoice: UpcomingInvoice | null;
  wish: Wish;
  /** The new card is kept: from now on it is one of those to choose. */
  onKept(cardId: string): void;
}

/** Sends what was chosen: where the invoice goes, then the plan; the bank may ask on the way. Ends where the wish came from. */
export function useCheckout({ plan, priceId, coupon, invoice, wish, onKept }: Chosen) {
  const shell = useShell();
  const { companyId } = useCompany();
  const { provider, reload } = useBilling();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PayFailure | null>(null);
  const request = useRequestId();

  const send = async (details: DetailsValues, card: ChosenCard | null): Promise<void> => {
    if (isBusy || provider === null || invoice === null || card === null) return;
    setBusy(true);
    setFailure(null);
    try {
      await callBilling(shell, companyId, '/customer', detailsBody(details));
      const ended = await pay({
        shell, companyId, provider, card, onKept: (cardId) => {
          onKept(cardId);
          reload();
        },
        words: (last4) => `${money(invoice.dueNow, invoice.currency)} to Heartwood${last4 === null ? '' : `, card ending ${last4}`}.`,
        charge: (cardId) => callBilling(shell, companyId, '/create', {
          id: request.of(`${priceId} ${coupon ?? ''} ${cardId}`), priceId, cardId, ...(coupon !== null && { couponCode: coupon }),
        }),
      });
      if (!ended.ok) {
        if (ended.failure.kind !== 'refused') request.done();
        setFailure(ended.failure);
        return;
      }
      request.done();
      const isLater = ended.answer.change === 'AT_TRIAL_END' || ended.answer.change === 'AT_PERIOD_END';
      const { title, text } = doneWords({
        plan, at: isLater ? invoice.dueAt : null, total: isLater ? invoice.total : invoice.dueNow, currency: invoice.currency, isSettled: ended.isSettled,
      });
      shell.toast({ title, text, status: 'success', duration: 6_000 });
      reload();
      shell.nav.navigate(wish.back ?? inProduct(MANAGE));
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, failure, send, forget: () => setFailure(null) };
}
