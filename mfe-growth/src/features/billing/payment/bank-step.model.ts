import { createEvent, createStore } from 'effector';
import type { Confirmed } from './provider';

/** A card or a payment that waits for the bank's word. */
export interface BankStep {
  clientSecret: string;
  /** What is asked, in a sentence: "€288.00 to Heartwood, card ending 8210." */
  words: string;
  answer(confirmed: Confirmed): void;
}

const asked = createEvent<BankStep>();
const answered = createEvent();

export const $bankStep = createStore<BankStep | null>(null).on(asked, (_, step) => step).on(answered, () => null);

/** Shows the bank's page of the local payment server, in its own frame, and waits for what is answered there. */
export function askLocalBank(clientSecret: string, words: string): Promise<Confirmed> {
  return new Promise((resolve) => asked({
    clientSecret,
    words,
    answer: (confirmed) => {
      answered();
      resolve(confirmed);
    },
  }));
}
