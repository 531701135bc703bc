import type { PushState } from '@heartwood/contract';

/** Time in which nobody is asked a second time (product/decisions 68). */
const PAUSE_MS = 30 * 24 * 3_600_000;

export interface AskingFacts {
  /** Something was said that others may answer. */
  isWorthIt: boolean;
  /** The person has gone on from the page on which they said it. */
  hasMoved: boolean;
  state: PushState;
  /** ISO; null: never. */
  askedAt: string | null;
}

/** Whether it is the moment to ask for pushes: after the first use of hearing back, never on the first page, never again soon. */
export function isTimeToAsk({ isWorthIt, hasMoved, state, askedAt }: AskingFacts, now: number): boolean {
  return isWorthIt && hasMoved && state === 'off' && (askedAt === null || now - Date.parse(askedAt) > PAUSE_MS);
}
