/** How a test card behaves, whichever way it is used. */
export interface CardBehaviour {
  /** The bank wants to be asked: never, when it is charged while its owner is there, or each time. */
  asks: 'never' | 'first' | 'always';
  /** What the bank says to a charge, after it has been asked. */
  says: 'yes' | Decline;
  /** It says so as soon as somebody wants to keep the card. */
  refusesAtOnce: boolean;
  /** Its owner tells the bank afterwards that they never paid. */
  disputes?: boolean;
}
export type Decline = 'generic_decline' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'lost_card' | 'processing_error';

interface TestCard extends CardBehaviour { brand: string; funding: 'credit' | 'debit' }

/** A card that is always good. */
export const FINE: CardBehaviour = { asks: 'never', says: 'yes', refusesAtOnce: false };
const fine = { ...FINE, funding: 'credit' } as const;
const refused = { ...fine, brand: 'visa', refusesAtOnce: true } as const;

/** Numbers of Stripe's documentation (docs.stripe.com/testing), each with what it does there. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  4242424242424242: { ...fine, brand: 'visa' },
  4000056655665556: { ...fine, brand: 'visa', funding: 'debit' },
  5555555555554444: { ...fine, brand: 'mastercard' },
  378282246310005: { ...fine, brand: 'amex' },
  4000000000000002: { ...refused, says: 'generic_decline' },
  4000000000009995: { ...refused, says: 'insufficient_funds' },
  4000000000009987: { ...refused, says: 'lost_card' },
  4000000000000069: { ...refused, says: 'expired_card' },
  4000000000000127: { ...refused, says: 'incorrect_cvc' },
  4000000000000119: { ...refused, says: 'processing_error' },
  /** Can be kept, and is refused at every charge. */
  4000000000000341: { ...fine, brand: 'visa', says: 'generic_decline' },
  4000000000000259: { ...fine, brand: 'visa', disputes: true },
  /** Asks when it is set up, and is charged without its owner from then on. */
  4000002500003155: { ...fine, brand: 'visa', asks: 'first' },
  /** Asks each time. */
  4000002760003184: { ...fine, brand: 'visa', asks: 'always' },
  /** Asks each time, and has no money then. */
  4000008260003178: { ...fine, brand: 'visa', asks: 'always', says: 'insufficient_funds' },
};

/** Named methods that need no form, as in Stripe's own tests. */
export const TEST_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_createDispute: '4000000000000259',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
};

export const DECLINE_WORDS: Readonly<Record<Decline, { code: string; message: string }>> = {
  generic_decline: { code: 'card_declined', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', message: 'Your card has insufficient funds.' },
  lost_card: { code: 'card_declined', message: 'Your card was declined.' },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: 'Your card’s security code is incorrect.' },
  processing_error: { code: 'processing_error', message: 'An error occurred while processing your card. Try again in a little bit.' },
};

/** @returns what the card is and does; null for a number that is no test card: nobody else's card belongs here */
export function testCard(number: string): TestCard | null {
  return TEST_CARDS[number] ?? null;
}

/** The check digit of a card's number (ISO/IEC 7812-1). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
