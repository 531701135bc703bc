import { ApiError, sentenceOf } from '@heartwood/client-kit/commands';
import type { Shell } from '@heartwood/contract';
import { callBilling } from '../billing-calls';
import { confirmPayment } from './confirm-payment';
import { keepCard } from './keep-card';
import type { CardDoor, PaymentProvider } from './provider';
import { settled } from './settle';

/** What stands above the button when nothing was paid. `fields`: the card's own fields say it. */
export type PayFailure =
  | { kind: 'declined' | 'refused'; message: string; field: string | null }
  | { kind: 'bank' }
  | { kind: 'fields' };
export type PayEnd<Answer> = { ok: true; answer: Answer; isSettled: boolean } | { ok: false; failure: PayFailure };

/** The card to charge: one that is kept, or the one in the fields. */
export type ChosenCard = { id: string } | { door: CardDoor; name: string };

export interface Payment<Answer extends { clientSecret: string | null }> {
  shell: Pick<Shell, 'fetch'>;
  companyId: string;
  provider: PaymentProvider;
  card: ChosenCard;
  /** What the bank is asked, in a sentence, by the card's last digits. */
  words(last4: string | null): string;
  /** Told as soon as a new card is kept: whatever happens next, it need not be written again. */
  onKept(cardId: string): void;
  charge(cardId: string): Promise<Answer>;
}

/** Keeps the card if it is new, charges it, and lets the bank have its word. Nothing is thrown: what went wrong is told. */
export async function pay<Answer extends { clientSecret: string | null }>(
  { shell, companyId, provider, card, words, onKept, charge }: Payment<Answer>,
): Promise<PayEnd<Answer>> {
  try {
    let cardId = 'id' in card ? card.id : '';
    let last4: string | null = null;
    if ('door' in card) {
      const kept = await keepCard(shell, companyId, card.door, card.name);
      if (!kept.ok) return { ok: false, failure: failureOf(kept) };
      ({ id: cardId, last4 } = kept.card);
      onKept(cardId);
    }
    const answer = await charge(cardId);
    if (answer.clientSecret === null) return { ok: true, answer, isSettled: true };
    const confirmed = await confirmPayment(provider, answer.clientSecret, words(last4));
    if (!confirmed.ok) {
      await callBilling(shell, companyId, '/payment/cancel', {});
      return { ok: false, failure: failureOf(confirmed) };
    }
    return { ok: true, answer, isSettled: await settled(shell, companyId) };
  } catch (error) {
    return { ok: false, failure: refusalOf(error) };
  }
}

function failureOf({ why, message }: { why: 'fields' | 'declined' | 'bank' | 'line'; message: string }): PayFailure {
  if (why === 'fields') return { kind: 'fields' };
  if (why === 'bank') return { kind: 'bank' };
  if (why === 'declined') return { kind: 'declined', message, field: null };
  return { kind: 'refused', message: 'The payment provider could not be reached. Nothing was charged.', field: null };
}

function refusalOf(error: unknown): PayFailure {
  const { code = '', field = null } = error instanceof ApiError ? error : {};
  return { kind: code === 'CARD_DECLINED' ? 'declined' : 'refused', message: sentenceOf(error), field };
}
