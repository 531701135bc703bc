/** Who takes cards here, as the API says. */
export interface PaymentProvider {
  publishableKey: string;
  /** Of the local server, whose frames stand in for Stripe's; null with Stripe itself. */
  localOrigin: string | null;
}

/** What became of a card, or of a payment, that was to be confirmed. */
export type Confirmed =
  | { ok: true; methodId: string | null }
  /**
   * `fields`: the card is not complete, and its fields say so themselves. `declined`: the bank said no to the card.
   * `bank`: nobody approved it there. `line`: the provider was not reached.
   */
  | { ok: false; why: 'fields' | 'declined' | 'bank' | 'line'; message: string };

export const NOT_CONFIRMED: Confirmed = { ok: false, why: 'bank', message: '' };

/** The fields of a new card, wherever they stand. */
export interface CardDoor {
  /** Keeps the card that is in the fields, by the secret of a setup intent. The number never leaves them. */
  confirm(clientSecret: string, name: string): Promise<Confirmed>;
  focus(): void;
}

export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';
