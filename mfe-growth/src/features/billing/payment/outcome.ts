import type { FrameError } from './frame-messages';
import { NOT_CONFIRMED, type Confirmed } from './provider';

/** An intent that came back, whoever confirmed it: Stripe's library and the local frame tell it in the same words. */
export interface IntentFacts { status: string; payment_method?: unknown }

/** The statuses after which nobody has anything left to do here. */
const SETTLED = ['succeeded', 'processing', 'requires_capture'];

export function outcomeOf({ status, payment_method: method }: IntentFacts): Confirmed | 'asks' {
  if (status === 'requires_action') return 'asks';
  if (!SETTLED.includes(status)) return NOT_CONFIRMED;
  const methodId = typeof method === 'string' ? method : (method as { id?: string } | null | undefined)?.id ?? null;
  return { ok: true, methodId };
}

/** Why a card was not taken, in the words of payment-states: what the bank said, and what usually helps. */
export function refusalOf({ type, code, decline_code: decline, message = '' }: FrameError): Confirmed {
  if (type === 'validation_error') return { ok: false, why: 'fields', message };
  if (type === 'api_connection_error') return { ok: false, why: 'line', message };
  if (code === 'payment_intent_authentication_failure' || code === 'setup_intent_authentication_failure') return NOT_CONFIRMED;
  return { ok: false, why: 'declined', message: DECLINES[decline ?? code ?? ''] ?? DECLINES[code ?? ''] ?? 'It gave no reason.' };
}

const DECLINES: Readonly<Record<string, string>> = {
  insufficient_funds: 'There is not enough money on it.',
  expired_card: 'The card has expired.',
  incorrect_cvc: 'The code on its back is not right.',
  incorrect_number: 'The number is not right.',
  lost_card: 'It gave no reason.',
  stolen_card: 'It gave no reason.',
  processing_error: 'Something went wrong at the bank.',
};
