import { useCompany } from '@heartwood/client-kit/company';
import { useShell } from '@heartwood/contract/kit';
import type { PlanName } from '@heartwood/contract/domain';
import { callBilling, type UpcomingInvoice } from '../billing-calls';
import { useBilling } from '../billing-context';
import { inProduct, MANAGE, type Wish } from '../billing-places';
import { detailsBody, type DetailsValues } from '../details/details-values';
import { pay, type ChosenCard } from '../payment/pay';
import { payWords, usePayment } from '../payment/use-payment';
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
  const { isBusy, failure, forget, idOf, attempt } = usePayment();

  const send = async (details: DetailsValues, card: ChosenCard | null): Promise<void> => {
    if (isBusy || provider === null || invoice === null || card === null) return;
    const ended = await attempt(async () => {
      await callBilling(shell, companyId, '/customer', detailsBody(details));
      return pay({
        shell, companyId, provider, card, words: payWords(invoice.dueNow, invoice.currency),
        onKept: (cardId) => {
          onKept(cardId);
          reload();
        },
        charge: (cardId) => callBilling(shell, companyId, '/create', {
          id: idOf(`${priceId} ${coupon ?? ''} ${cardId}`), priceId, cardId, ...(coupon !== null && { couponCode: coupon }),
        }),
      });
    });
    if (ended === null) return;
    const isLater = ended.answer.change === 'AT_TRIAL_END' || ended.answer.change === 'AT_PERIOD_END';
    const { title, text } = doneWords({
      plan, at: isLater ? invoice.dueAt : null, total: isLater ? invoice.total : invoice.dueNow, currency: invoice.currency,
      isSettled: ended.isSettled,
    });
    shell.toast({ title, text, status: 'success', duration: 6_000 });
    reload();
    shell.nav.navigate(wish.back ?? inProduct(MANAGE));
  };

  return { isBusy, failure, send, forget };
}
