import { FREQUENCIES, LIMITS, REVENUE_TYPES } from '@heartwood/contract/domain';
import { formatAmount, monthlyRevenue, totalsByCurrency, yearlyRevenue } from '@heartwood/contract/numbers';
import { Text } from '@heartwood/shared-ui';
import { useMemo } from 'react';
import type { RowsProps } from '../../area-page/bodies';
import { OpenRows } from '../../area-page/open-rows/open-rows';
import { LinkLine } from '../../area-page/open-rows/part-line';
import { RowAmount, RowChoice, RowCurrency, RowInput, RowLinks, RowText } from '../../area-page/open-rows/row-fields';
import { Pair } from '../../area-page/open-rows/row-look';
import { listOptions, namesOf, toOptions, wordFor, wordsUsed } from '../../area-page/open-rows/row-words';
import { useRowCommands } from '../../area-page/rows/use-row-commands';
import type { BusinessModelArea } from './business-model-area';
import { EMPTY_WORDS } from './empty-words';
import { revenueCallsIn } from './revenue-calls';
import { howOften } from './revenue-words';
import { Totals } from './totals';
import { usualCurrency } from './usual-currency';

const { rowWord, rowText } = LIMITS;

/** Revenue: what the company earns with, and what that comes to in each currency. */
export function RevenueRows({ area: { revenues, customers, costs }, canEdit, onEmptied }: RowsProps<BusinessModelArea>) {
  const steady = revenues.flatMap((row) => {
    const [month, year] = [monthlyRevenue(row), yearlyRevenue(row)];
    return month === null || year === null ? [] : [{ currency: row.currency, month, year }];
  });
  const months = totalsByCurrency(steady.map(({ currency, month }) => ({ currency, value: month })));
  const years = totalsByCurrency(steady.map(({ currency, year }) => ({ currency, value: year })));
  const usual = usualCurrency({ revenues, costs });
  const calls = useMemo(() => revenueCallsIn(usual), [usual]);
  const commands = useRowCommands(calls, revenues);
  return (
    <>
      <Totals
        items={months.map(({ currency, total }) => ({
          label: `${currency}, a month`, value: formatAmount(total, currency),
          note: `${formatAmount(years.find((year) => year.currency === currency)?.total ?? '0', currency)} a year`,
        }))}
      />
      <OpenRows
        rows={revenues} commands={commands} heading="Revenue" canEdit={canEdit} onEmptied={onEmptied}
        empty={EMPTY_WORDS.revenue}
        renderLine={(row) => (
          <>
            <span style={{ display: 'block' }}><b>{wordFor(REVENUE_TYPES, row.type)}</b> <small>{howOften(row)}</small></span>
            <LinkLine names={namesOf(customers, row.customerIds)} />
            {row.description ? <small>{row.description}</small> : null}
          </>
        )}
        renderAside={({ value, currency }) => <Text size="dense" weight="semi">{formatAmount(value, currency, { most: 4 })}</Text>}
        renderFields={() => (
          <>
            <Pair>
              <RowChoice name="type" label="Type" options={listOptions(REVENUE_TYPES)} isRequired />
              <RowAmount name="value" label="Amount" />
              <RowCurrency />
              <RowChoice name="frequency" label="Frequency" options={listOptions(FREQUENCIES)} isRequired />
            </Pair>
            <RowInput name="unit" label="Unit" most={rowWord.max} suggestions={wordsUsed(revenues, 'unit')} />
            <RowLinks
              name="customerIds" label="Linked customers" options={toOptions(customers)}
              empty="There are no customers to link yet."
            />
            <RowText name="description" label="Description" most={rowText.max} />
          </>
        )}
      />
    </>
  );
}
