import { add, costInMonth, totalsByCurrency } from '@heartwood/contract/numbers';
import { H3 } from '@heartwood/shared-ui';
import { MonthChart } from '../../../area-page/charts/month-chart';
import { ChartCard, ChartKey } from '../../../area-page/charts/month-table';
import type { CostFieldsFragment as Cost } from '../../../generated/graphql';

/** What is spent by month, in the currency of most costs. */
export function CostChart({ costs, months }: { costs: readonly Cost[]; months: readonly string[] }) {
  const [main] = totalsByCurrency(costs.map(({ currency }) => ({ currency, value: '0' })));
  if (!main) return null;
  const own = costs.filter(({ currency }) => currency === main.currency);
  const title = `${main.currency} costs by month`;
  return (
    <ChartCard aria-label={title}>
      <header>
        <H3 as="h2">{title}</H3>
        <ChartKey><span><i data-solid />This month</span><span><i />Planned</span></ChartKey>
      </header>
      <MonthChart
        label={`${title}: the line “Total in ${main.currency}” of the table above says the same.`} months={months} currency={main.currency}
        values={months.map((month) => add(own.map((cost) => costInMonth(cost, month))))}
      />
    </ChartCard>
  );
}
