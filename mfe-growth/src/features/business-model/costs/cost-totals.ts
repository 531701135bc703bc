import {
  add, compare, costInMonth, formatAmount, totalsByCurrency, type CostSeries, type DecimalString,
} from '@heartwood/contract/numbers';
import { monthAndYear, monthRange } from '../../../area-page/charts/month-names';
import { counted } from '../../../area-page/open-rows/row-words';

/** What costs come to in each currency: in the first of the months, and in all of them. */
export function costTotals(costs: readonly CostSeries[], months: readonly string[]): { label: string; value: string; note: string }[] {
  const [now = ''] = months;
  const currencies = totalsByCurrency(costs.map(({ currency }) => ({ currency, value: '0' }))).map(({ currency }) => {
    const own = costs.filter((cost) => cost.currency === currency);
    return { currency, count: own.length, byMonth: months.map((month) => add(own.map((cost) => costInMonth(cost, month)))) };
  });
  return [
    ...currencies.map(({ currency, count, byMonth }) => ({
      label: `${currency}, ${monthAndYear(now)}`, value: formatAmount(byMonth[0] ?? '0', currency), note: counted(count, 'cost').join(''),
    })),
    ...currencies.map(({ currency, byMonth }) => ({
      label: `${currency}, next ${months.length} months`, value: formatAmount(add(byMonth), currency),
      note: highestWords(months, byMonth, currency),
    })),
  ];
}

/** "highest in Jan–Apr 2027, €79,900": the first run of months in which it is most. */
function highestWords(months: readonly string[], values: readonly DecimalString[], currency: string): string {
  const most = values.reduce((highest, value) => (compare(value, highest) > 0 ? value : highest), values[0] ?? '0');
  if (values.every((value) => value === most)) return 'the same every month';
  const from = values.indexOf(most);
  const length = values.slice(from).findIndex((value) => value !== most);
  const to = length < 0 ? values.length - 1 : from + length - 1;
  return `highest in ${monthRange(months[from] ?? '', months[to] ?? '', true)}, ${formatAmount(most, currency)}`;
}
