import { formatAmount } from '@heartwood/contract/numbers';
import { Button, H3, TableIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import { MonthChart } from '../../../area-page/charts/month-chart';
import { monthName } from '../../../area-page/charts/month-names';
import { ChartCard, ChartKey, MonthTable } from '../../../area-page/charts/month-table';
import type { RevenueByMonth as Facts } from './revenue-facts';
import { growthTitle } from './revenue-titles';

/** What came in and what is planned, as bars or as a table. */
export function RevenueByMonth({ facts }: { facts: Facts }) {
  const [isTable, setTable] = useState(false);
  const { months, present, values, currency } = facts;
  const title = growthTitle(facts);
  return (
    <ChartCard aria-label={title}>
      <header>
        <H3 as="h2">{title}</H3>
        <ChartKey>
          <span><i data-past />Actual</span>
          <span><i />Forecast</span>
          <Button size="sm" variant="ghost" icon={TableIcon} aria-pressed={isTable} onClick={() => setTable(!isTable)}>Table</Button>
        </ChartKey>
      </header>
      {isTable ? (
        <MonthTable tabIndex={0} role="region" aria-label="Revenue by month">
          <table>
            <thead>
              <tr>
                <th scope="col">In {currency}</th>
                {months.map((month) => <th key={month} scope="col" data-now={month === present}>{monthName(month)}</th>)}
              </tr>
            </thead>
            <tbody>
              {[{ name: 'Actual', isPast: true }, { name: 'Forecast', isPast: false }].map(({ name, isPast }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {months.map((month, at) => {
                    const value = (month < present) === isPast ? values[at] ?? null : null;
                    return <td key={month} data-now={month === present}>{value === null ? '' : formatAmount(value, null, { most: 0 })}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </MonthTable>
      ) : (
        <MonthChart
          label={`${title}. “Table” says the same in words.`} months={months} values={values} present={present} currency={currency}
          told={[present, months.at(-1) ?? present]}
        />
      )}
    </ChartCard>
  );
}
