import { totalsByCurrency } from '@heartwood/contract/numbers';

/** The currency of most rows: the next one is most often in it. */
export function usualCurrency({ revenues, costs }: Readonly<Record<'revenues' | 'costs', readonly { currency: string }[]>>): string {
  return totalsByCurrency([...revenues, ...costs].map(({ currency }) => ({ currency, value: '1' })))[0]?.currency ?? 'EUR';
}
