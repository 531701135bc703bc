import { money, shortMoney } from '@heartwood/contract/domain';

/** An amount in the smallest unit of its currency as people read it: "€43.20", and "€960" where `isRound` leaves empty cents away. */
export const amountWords = (amount: number, currency: string, { isRound = false } = {}): string => (
  (isRound ? shortMoney : money)(amount, currency)
);

/** "61%" of so many; null where there is nothing to be a part of. */
export const partWords = (part: number, whole: number): string | null => (
  whole === 0 ? null : `${Math.round((part / whole) * 1000) / 10}%`
);

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** "May" of "2026-05". */
export const monthWords = (month: string): string => MONTH.format(new Date(`${month}-15T00:00:00Z`));

/** The month of a moment, in UTC: "2026-05". */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);
