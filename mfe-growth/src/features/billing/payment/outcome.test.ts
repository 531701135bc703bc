import { outcomeOf, refusalOf } from './outcome';

it.each([
  [{ status: 'succeeded', payment_method: 'pm_1' }, { ok: true, methodId: 'pm_1' }],
  [{ status: 'processing', payment_method: { id: 'pm_2' } }, { ok: true, methodId: 'pm_2' }],
  [{ status: 'requires_action' }, 'asks'],
  [{ status: 'requires_payment_method' }, { ok: false, why: 'bank', message: '' }],
  [{ status: 'canceled' }, { ok: false, why: 'bank', message: '' }],
])('%o comes to %o', (intent, expected) => {
  expect(outcomeOf(intent)).toEqual(expected);
});

it.each([
  [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'declined', 'There is not enough money on it.'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }, 'declined', 'It gave no reason.'],
  [{ type: 'card_error', code: 'expired_card' }, 'declined', 'The card has expired.'],
  [{ type: 'validation_error', message: 'The card number is not complete' }, 'fields', 'The card number is not complete'],
  [{ type: 'api_connection_error', message: 'gone' }, 'line', 'gone'],
  [{ code: 'payment_intent_authentication_failure' }, 'bank', ''],
])('%o is told as %s', (error, why, message) => {
  expect(refusalOf(error)).toEqual({ ok: false, why, message });
});
