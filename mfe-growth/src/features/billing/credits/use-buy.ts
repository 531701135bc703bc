import { useCompany } from '@heartwood/client-kit/company';
import { creditsWord } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { callBilling } from '../billing-calls';
import { useBilling } from '../billing-context';
import { pay, type ChosenCard } from '../payment/pay';
import { payWords, usePayment } from '../payment/use-payment';

export interface Pack { id: string; credits: number; price: number; currency: string }

/** Buys a pack: paid first, then added. */
export function useBuy({ onKept, onBought }: { onKept(cardId: string): void; onBought(): void }) {
  const shell = useShell();
  const { companyId } = useCompany();
  const { provider, reload } = useBilling();
  const { isBusy, failure, forget, idOf, attempt } = usePayment();

  const buy = async (pack: Pack, card: ChosenCard): Promise<boolean> => {
    if (isBusy || provider === null) return false;
    const ended = await attempt(() => pay({
      shell, companyId, provider, card, onKept, words: payWords(pack.price, pack.currency),
      charge: (cardId) => callBilling(shell, companyId, '/buyCredits', { id: idOf(`${pack.id} ${cardId}`), chargeId: pack.id, cardId }),
    }));
    reload();
    if (ended === null) return false;
    onBought();
    shell.toast(ended.isSettled
      ? { title: `${pack.credits} credits added`, text: standing(ended.answer), status: 'success', duration: 6_000 }
      : {
        title: `${pack.credits} credits are on the way.`, text: 'They appear when the payment is confirmed.', status: 'info',
        duration: 6_000,
      });
    return true;
  };
  return { buy, isBusy, failure, forget };
}

/** What the company has now; where the bank was asked, the answer is older than that. */
const standing = ({ clientSecret, aiCreditCount }: { clientSecret: string | null; aiCreditCount: number }): string => (
  clientSecret === null ? `You have ${creditsWord(aiCreditCount)}.` : 'The receipt comes by mail.'
);
