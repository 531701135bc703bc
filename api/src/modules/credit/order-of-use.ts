/** What is left of some credits that came together. */
export interface Lot { id: string; kind: 'PAID' | 'GRANTED'; remaining: number; expiresAt: Date | null }

/** Which comes first: what was given before what was bought. Within each, what ends earliest. */
export const PRIORITY = { GRANTED: 1, PAID: 2 } as const;

/** The same for who reads the balance. */
export const ORDER_OF_USE = 'Granted credits are used first, those that end earliest before the others. Bought credits are used last.';

export interface Share { lot: Lot; amount: number }

/** What so many credits are taken from, of lots in their order of use; null where they are too few. What has ended is left out. */
export function sharesOf(lots: readonly Lot[], amount: number, now: Date): Share[] | null {
  const shares: Share[] = [];
  let missing = amount;
  for (const lot of lots.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)) {
    const taken = Math.min(lot.remaining, missing);
    if (taken > 0) shares.push({ lot, amount: taken });
    missing -= taken;
  }
  return missing === 0 ? shares : null;
}
