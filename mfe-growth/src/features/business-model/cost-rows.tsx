import { COST_TYPES, LIMITS } from '@heartwood/contract/domain';
import { add, costInMonth, formatAmount, monthsFrom, totalsByCurrency } from '@heartwood/contract/numbers';
import { Text } from '@heartwood/shared-ui';
import { todayIn } from '@heartwood/shared-ui/dates';
import { useMemo } from 'react';
import type { RowsProps } from '../../area-page/bodies';
import { OpenRows } from '../../area-page/open-rows/open-rows';
import { RowAmount, RowChoice, RowCurrency, RowInput } from '../../area-page/open-rows/row-fields';
import { Pair } from '../../area-page/open-rows/row-look';
import { counted, listOptions, wordFor } from '../../area-page/open-rows/row-words';
import { useRowCommands, type RowCalls } from '../../area-page/rows/use-row-commands';
import { DeleteCostDocument, SaveCostDocument, type CostFieldsFragment as Cost, type CostInput } from '../../generated/graphql';
import type { BusinessModelArea } from './business-model-area';
import { CostMonths } from './cost-months-field';
import { EMPTY_WORDS } from './empty-words';
import { Totals } from './totals';

/** @param currency what a new one is in, unless told */
const callsIn = (currency: string): RowCalls<Cost, CostInput, 'key'> => ({
  type: 'Cost', save: SaveCostDocument, remove: DeleteCostDocument, noun: 'cost',
  nameOf: ({ description }) => description, place: { key: 'costs' },
  blank: { description: '', type: 'FIXED', value: '0', currency, valueArray: [] },
});

/** Costs: what the company spends, by month, and what that comes to in each currency. */
export function CostRows({ area: { costs, revenues }, canEdit, onEmptied }: RowsProps<BusinessModelArea>) {
  const months = monthsFrom(todayIn().slice(0, 7), 12);
  const [now = ''] = months;
  const of = (month: string) => costs.map((cost) => ({ currency: cost.currency, value: costInMonth(cost, month) }));
  const year = totalsByCurrency(
    costs.map((cost) => ({ currency: cost.currency, value: add(months.map((month) => costInMonth(cost, month))) })),
  );
  const usual = totalsByCurrency([...costs, ...revenues].map(({ currency }) => ({ currency, value: '1' })))[0]?.currency ?? 'EUR';
  const calls = useMemo(() => callsIn(usual), [usual]);
  const commands = useRowCommands(calls, costs);
  return (
    <>
      <Totals
        items={[
          ...totalsByCurrency(of(now)).map(({ currency, total }) => ({
            label: `${currency}, this month`, value: formatAmount(total, currency),
            note: counted(costs.filter((cost) => cost.currency === currency).length, 'cost').join(''),
          })),
          ...year.map(({ currency, total }) => ({
            label: `${currency}, next 12 months`, value: formatAmount(total, currency), note: 'as planned',
          })),
        ]}
      />
      <OpenRows
        rows={costs} commands={commands} heading="Costs" canEdit={canEdit} onEmptied={onEmptied}
        empty={EMPTY_WORDS.costs}
        renderLine={({ description, type, valueArray }) => (
          <>
            <b>{description}</b><br />
            <small>{[wordFor(COST_TYPES, type), valueArray.length > 0 && 'by month'].filter(Boolean).join(' · ')}</small>
          </>
        )}
        renderAside={(cost) => <Text size="dense" weight="semi">{formatAmount(costInMonth(cost, now), cost.currency)} a month</Text>}
        renderFields={(row) => (
          <>
            <RowInput name="description" label="Name" most={LIMITS.rowName.max} />
            <Pair>
              <RowChoice name="type" label="Type" options={listOptions(COST_TYPES)} isRequired />
              <RowCurrency />
            </Pair>
            {row && row.valueArray.length > 0 ? null : <RowAmount name="value" label="A month" />}
            <CostMonths months={months} />
          </>
        )}
      />
    </>
  );
}

