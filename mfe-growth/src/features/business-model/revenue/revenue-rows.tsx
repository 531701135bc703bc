import { FREQUENCIES, LIMITS, REVENUE_TYPES } from '@heartwood/contract/domain';
import { H2, inPlace, latePart, Text } from '@heartwood/shared-ui';
import { todayIn } from '@heartwood/shared-ui/dates';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { RowsProps } from '../../../area-page/bodies';
import { OpenRows } from '../../../area-page/open-rows/open-rows';
import { useRowEditing } from '../../../area-page/open-rows/row-editing';
import { RowAmount, RowChoice, RowCurrency, RowInput, RowLinks, RowText } from '../../../area-page/open-rows/row-fields';
import { Pair } from '../../../area-page/open-rows/row-look';
import { listOptions, namesOf, toOptions, wordsUsed } from '../../../area-page/open-rows/row-words';
import { useRowCommands } from '../../../area-page/rows/use-row-commands';
import type { BusinessModelArea } from '../business-model-area';
import { EMPTY_WORDS } from '../empty-words';
import { usualCurrency } from '../usual-currency';
import { revenueCallsIn } from './revenue-calls';
import { revenueFacts } from './revenue-facts';
import { ColumnNames, RevenueLine, RevenueSums } from './revenue-line';
import { revenueHeadline } from './revenue-titles';

const RevenueByMonth = latePart(
  () => import('./revenue-by-month').then((part) => part.RevenueByMonth), { failed: inPlace('Revenue by month') },
);

const { rowWord, rowText } = LIMITS;
const Frame = styled.div`display: grid; gap: 16px; min-width: 0; container: revenue / inline-size;`;

/** Revenue: what the company earns with, what that comes to in each currency, and how it grows. */
export function RevenueRows({ area, canEdit, onEmptied }: RowsProps<BusinessModelArea>) {
  const { revenues, customers } = area;
  const facts = useMemo(() => revenueFacts(area, todayIn().slice(0, 7)), [area]);
  const usual = usualCurrency(area);
  const calls = useMemo(() => revenueCallsIn(usual), [usual]);
  const commands = useRowCommands(calls, revenues);
  const headline = revenueHeadline(revenues, facts);
  return (
    <Frame>
      {headline ? <H2>{headline}</H2> : null}
      {facts.byMonth ? <RevenueByMonth facts={facts.byMonth} /> : null}
      <OpenRows
        rows={revenues} commands={commands} heading="Revenue" canEdit={canEdit} onEmptied={onEmptied}
        hasColumns empty={EMPTY_WORDS.revenue}
        head={<ColumnNames />} foot={<RevenueSums totals={facts.totals} />}
        renderLine={(row) => <RevenueLine row={row} customers={namesOf(customers, row.customerIds)} now={facts.now.get(row.id) ?? null} />}
        renderFields={() => (
          <>
            <Pair>
              <RowChoice name="type" label="Type" options={listOptions(REVENUE_TYPES)} isRequired />
              <RowAmount name="value" label="Amount" />
              <RowCurrency usual={usual} />
              <RowChoice name="frequency" label="Frequency" options={listOptions(FREQUENCIES)} isRequired usual="MONTHLY" />
            </Pair>
            <RowInput name="unit" label="Unit" most={rowWord.max} suggestions={wordsUsed(revenues, 'unit')} />
            <RowLinks
              name="customerIds" label="Linked customers" options={toOptions(customers)}
              empty="There are no customers to link yet."
            />
            <RowText name="description" label="Description" most={rowText.max} />
            <OwnLine usual={usual} />
          </>
        )}
      />
    </Frame>
  );
}

/** Of a row in another currency than the rest. */
function OwnLine({ usual }: { usual: string }) {
  const currency = (useRowEditing().valueOf('currency') ?? usual) as string;
  if (currency === usual) return null;
  return <Text as="p" size="small" tone="3">{currency} is totalled on its own line. No exchange rate is guessed.</Text>;
}
