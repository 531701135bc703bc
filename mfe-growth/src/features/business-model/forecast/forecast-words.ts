import type { ForecastScenario } from '@heartwood/contract/domain';
import { breakEven, cashRunsOut, compare, lowestCash, runway, type Forecast } from '@heartwood/contract/numbers';
import { monthAndYear } from '../../../area-page/charts/month-names';
import type { RevenueFieldsFragment as Revenue } from '../../../generated/graphql';

export const SCENARIO_NAMES: Readonly<Record<ForecastScenario, string>> = { BASE: 'Base plan', LOW: 'Low', HIGH: 'High' };

const monthOnly = (month: string) => monthAndYear(month).split(' ')[0] ?? '';

/** "€58,000": what can be kept in mind of an amount. */
function roughly(value: string, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumSignificantDigits: 2,
  }).format(value as never);
}

/** What the forecast comes to, in a sentence without its full stop. */
export function headline(of: Forecast, currency: string): string {
  const [even, out, lowest] = [breakEven(of), cashRunsOut(of), lowestCash(of)];
  const last = of.months.at(-1) ?? '';
  const isGoneFirst = out !== null && (even === null || out <= even);
  const later = even === null ? '' : `, before revenue passes costs in ${monthAndYear(even)}`;
  if (isGoneFirst) return `Cash runs out in ${monthAndYear(out)}${later}`;
  if (even === null) return `Revenue stays below costs until ${monthAndYear(last)}`;
  const passes = even === of.months[0] ? `Revenue covers costs in ${monthAndYear(even)}` : `Revenue passes costs in ${monthAndYear(even)}`;
  if (out !== null) return `${passes}, and cash runs out in ${monthAndYear(out)}`;
  return lowest === null ? passes : `${passes}, with ${roughly(lowest.value, currency)} to spare`;
}

/** How long the cash lasts at the pace of the present month, or of the first one where that is not in the forecast. */
export function runwayWords(of: Forecast, cash: string | null, present: string): string {
  if (cash === null) return 'Say how much cash there is to see how long it lasts.';
  const at = Math.max(0, of.months.indexOf(present));
  const month = of.months[at] ?? present;
  const last = runway(month, at === 0 ? cash : of.cash?.[at - 1] ?? cash, of.result[at] ?? '0');
  if (compare(of.result[at] ?? '0', '0') >= 0) return `${monthOnly(month)} loses nothing: at its pace the cash never ends.`;
  if (last === null) return `At ${monthOnly(month)}’s pace alone the cash would last a hundred years.`;
  return `At ${monthOnly(month)}’s pace alone the cash would last until ${monthAndYear(last)}.`;
}

/** The titles of the two charts. */
export function revenueTitle(of: Forecast): string {
  const even = breakEven(of);
  return even === null ? 'Revenue stays below costs' : `Revenue meets costs in ${monthOnly(even)}`;
}
export function cashTitle(of: Forecast): string {
  const out = cashRunsOut(of);
  if (of.cash === null) return 'Cash';
  return out === null ? 'Cash never reaches zero' : `Cash runs out in ${monthOnly(out)}`;
}

/** What is counted of a revenue: "Shops", "Crate trips a day". */
export function countName({ unit, frequency }: Pick<Revenue, 'unit' | 'frequency'>, isByDay: boolean): string {
  const noun = unit ?? (frequency === 'PER_UNIT' ? 'unit' : 'customer');
  const many = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${/s$/i.test(noun) ? '' : 's'}`;
  if (frequency === 'ONCE') return `New ${many.toLowerCase()} a month`;
  return frequency === 'PER_UNIT' ? `${many} a ${isByDay ? 'day' : 'month'}` : many;
}
