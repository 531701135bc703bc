import { AFFILIATE, payoutDay } from '@heartwood/contract/domain';
import { CURRENCY, type DueMonth, type Payout } from './affiliate.queries';

/** What a payout to come gathers: lines of a currency that are due in these months, `YYYY-MM`. */
export interface Gathered { currency: string; from: string; to: string }

const idOf = ({ currency, from, to }: Gathered) => `${currency}.${from}.${to}`;
const ID = /^([A-Z]{3})\.(\d{4}-\d{2})\.(\d{4}-\d{2})$/;

/** Null for what is no payout to come. */
export function gatheredBy(id: string): Gathered | null {
  const [, currency, from, to] = ID.exec(id) ?? [];
  return currency === undefined || from === undefined || to === undefined ? null : { currency, from, to };
}

/**
 * The payouts to come, if nothing is taken back, of each currency: the month's ends at which enough has come together, and what is left
 * over without a day.
 */
export function payoutsToCome(due: readonly DueMonth[]): Payout[] {
  const toCome: Payout[] = [];
  const rest = new Map<string, { from: string; payout: Payout }>();
  for (const { month, currency, amount, lines } of due) {
    const before = rest.get(currency);
    const from = before?.from ?? month;
    const payout = {
      id: idOf({ currency, from, to: month }), isPaid: false, day: null, cameBack: null, currency,
      amount: (before?.payout.amount ?? 0) + amount, lines: (before?.payout.lines ?? 0) + lines,
    };
    if (payout.amount < AFFILIATE.payoutFrom) rest.set(currency, { from, payout });
    else {
      rest.delete(currency);
      toCome.push({ ...payout, day: payoutDay(new Date(`${month}-01T00:00:00Z`)) });
    }
  }
  return [...toCome, ...[...rest.values()].map(({ payout }) => payout)];
}

/** When the next payout goes and how much it will be; null while there is too little. */
export function nextPayout(due: readonly DueMonth[]): Payout | null {
  return payoutsToCome(due).find(({ day, currency }) => day !== null && currency === CURRENCY) ?? null;
}
