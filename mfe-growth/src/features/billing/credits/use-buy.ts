import { useCompany } from '@heartwood/client-kit/company';
import { useShell } from '@heartwood/contract/kit';
import { useState } from 'react';
import { callBilling } from '../billing-calls';
import { useBilling } from '../billing-context';
import { pay, type ChosenCard, type PayFailure } from '../payment/pay';
import { useRequestId } from '../payment/request-id';
import { money } from '../words/money';

export interface Pack { id: string; credits: number; price: number; currency: string }

/** Buys a pack: paid first, then added. */
export function useBuy({ onKept, onBought }: { onKept(cardId: string): void; onBought(): void }) {
  const shell = useShell();
  const { companyId } = useCompany();
  const { provider, reload } = useBilling();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PayFailure | null>(null);
  const request = useRequestId();

  const buy = async (pack: Pack, card: ChosenCard): Promise<boolean> => {
    if (isBusy || provider === null) return false;
    setBusy(true);
    setFailure(null);
    const ended = await pay({
      shell, companyId, provider, card, onKept,
      words: (last4) => `${money(pack.price, pack.currency)} to Heartwood${last4 === null ? '' : `, card ending ${last4}`}.`,
      charge: (cardId) => callBilling(shell, companyId, '/buyCredits', { id: request.of(`${pack.id} ${cardId}`), chargeId: pack.id, cardId }),
    });
    setBusy(false);
    reload();
    if (!ended.ok) {
      if (ended.failure.kind !== 'refused') request.done();
      setFailure(ended.failure);
      return false;
    }
    request.done();
    onBought();
    shell.toast(ended.isSettled
      ? { title: `${pack.credits} credits added`, text: 'The receipt comes by mail.', status: 'success', duration: 6_000 }
      : { title: `${pack.credits} credits are on the way.`, text: 'They appear when the payment is confirmed.', status: 'info', duration: 6_000 });
    return true;
  };
  return { buy, isBusy, failure, forget: () => setFailure(null) };
}
