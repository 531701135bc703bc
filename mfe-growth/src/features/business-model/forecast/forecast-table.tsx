import { add, compare, formatAmount, type Forecast, type MonthAmount } from '@heartwood/contract/numbers';
import { monthName } from '../../../area-page/charts/month-names';
import { useRowCommands } from '../../../area-page/rows/use-row-commands';
import { revenueName } from '../revenue/revenue-words';
import { LINE_CALLS } from './forecast-calls';
import type { ForecastArea, ForecastFacts } from './forecast-facts';
import { ForecastTable } from './forecast-look';
import { LineRow } from './line-row';

export interface ByMonthProps {
  area: ForecastArea;
  facts: ForecastFacts;
  /** Of the scenario that is looked at. */
  of: Forecast;
  present: string;
  /** The customers can be typed over: those of the plan, for who may. */
  canEdit: boolean;
}

const whole = (value: string) => formatAmount(value, null, { most: 0 });

/** The forecast by month: what both charts show, in words. */
export function ByMonth({ area, facts, of, present, canEdit }: ByMonthProps) {
  const lines = useRowCommands(LINE_CALLS, area.forecastLines);
  const { months } = of;
  const sign = `, ${facts.plan.currency}`;
  const sums = (label: string, values: readonly string[], look: { isSum?: boolean; last?: boolean } = {}) => (
    <tr {...(look.isSum && { 'data-sum': true })}>
      <th scope="row">{label}{sign}</th>
      {values.map((value, at) => <Amount key={months[at]} value={value} isNow={months[at] === present} />)}
      <Amount value={look.last ? values.at(-1) ?? '0' : add(values)} isStrong />
    </tr>
  );
  return (
    <ForecastTable tabIndex={0} role="region" aria-label="Forecast by month">
      <table>
        <thead>
          <tr>
            <th scope="col">By month</th>
            {months.map((month) => (
              <th key={month} scope="col" data-now={month === present}>
                {monthName(month)}{month.endsWith('-01') ? <small> {month.slice(2, 4)}</small> : null}
              </th>
            ))}
            <th scope="col" style={{ width: 90 }}>{months.length} months</th>
          </tr>
        </thead>
        <tbody>
          {facts.revenues.map((revenue) => (
            <LineRow
              key={revenue.id} revenue={revenue} line={area.forecastLines.find(({ id }) => id === revenue.id) ?? null}
              reckoned={of.revenues.find(({ id }) => id === revenue.id) ?? null} months={months} present={present} commands={lines}
              canEdit={canEdit}
            />
          ))}
          {facts.revenues.map((revenue) => {
            const own = of.revenues.find(({ id }) => id === revenue.id);
            return own ? (
              <tr key={revenue.id}>
                <th scope="row">{revenueName(revenue)}{sign}</th>
                {own.amounts.map((value, at) => <Amount key={months[at]} value={value} isNow={months[at] === present} />)}
                <Amount value={add(own.amounts)} isStrong />
              </tr>
            ) : null;
          })}
          {sums('Revenue', of.revenue, { isSum: true })}
          <Reached months={months} reached={area.revenueReached} present={present} label={`Revenue reached${sign}`} />
          {sums('Costs', of.costs)}
          {sums('Result', of.result, { isSum: true })}
          {of.cash ? sums('Cash at month end', of.cash, { last: true }) : null}
        </tbody>
      </table>
    </ForecastTable>
  );
}

function Amount({ value, isNow = false, isStrong = false }: { value: string; isNow?: boolean; isStrong?: boolean }) {
  const shown = whole(value).replace('-', '−');
  return <td data-now={isNow} {...(compare(value, '0') < 0 && { className: 'below' })}>{isStrong ? <b>{shown}</b> : shown}</td>;
}

interface ReachedProps { months: readonly string[]; reached: readonly MonthAmount[]; present: string; label: string }

/** What came in, beside what was planned; nothing where no month tells. */
function Reached({ months, reached, present, label }: ReachedProps) {
  const known = reached.filter(({ month }) => months.includes(month));
  if (known.length === 0) return null;
  return (
    <tr>
      <th scope="row">{label}</th>
      {months.map((month) => {
        const value = known.find((entry) => entry.month === month)?.value;
        const isNow = month === present;
        return value === undefined ? <td key={month} data-now={isNow} /> : <Amount key={month} value={value} isNow={isNow} />;
      })}
      <Amount value={add(known.map(({ value }) => value))} isStrong />
    </tr>
  );
}
