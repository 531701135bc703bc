import { formatAmount } from '@heartwood/contract/numbers';
import { LIMITS } from '@heartwood/contract/domain';
import { Banner, CheckIcon, CircleMinusIcon, H2, Icon, mobile, Text, VisuallyHidden } from '@heartwood/shared-ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { RowsProps } from '../../area-page/bodies';
import { OpenRows } from '../../area-page/open-rows/open-rows';
import { RowAmount, RowChoice, RowCount, RowCurrency, RowText } from '../../area-page/open-rows/row-fields';
import { Pair } from '../../area-page/open-rows/row-look';
import { useRowCommands, type RowCalls } from '../../area-page/rows/use-row-commands';
import {
  DeleteMarketCustomerDocument, SaveMarketCustomerDocument, type MarketCustomerFieldsFragment as MarketCustomer, type MarketCustomerInput,
} from '../../generated/graphql';
import { AreasFigure } from './areas-figure';
import type { MarketPotentialArea } from './market-potential-area';
import { MarketTabs } from './market-tabs';
import { findingWords, growthWords, MARKETS, notCountedWords, readMarkets, warningWords, type MarketKey, type Markets } from './markets';
import { SegmentDot } from './segment-dot';
import { SourcesField } from './sources-field';

const Frame = styled.div`display: flex; flex-direction: column; gap: 16px; container: market / inline-size;`;
/** The figure beside the rows where there is room for both. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 20px;
  align-items: start;
  @container market (min-width: 1020px) { grid-template-columns: minmax(0, 400px) minmax(0, 1fr); & > figure { grid-row: 1; grid-column: 1; } }
`;
const Column = styled.div`display: flex; flex-direction: column; gap: 16px; min-width: 0;`;

const columns = 'minmax(0, 1fr) 84px 88px 56px 116px';
const narrow = '@container market (max-width: 620px)';
const Cells = styled.span`
  display: grid;
  grid-template-columns: ${columns};
  gap: 2px 12px;
  align-items: center;
  font-variant-numeric: tabular-nums;
  & > .number { text-align: right; }
  & > .state { display: flex; gap: 6px; align-items: center; color: var(--text-2); font-size: 12px; white-space: nowrap; }
  & > .not { color: var(--warning-text); }
  & .hole { padding: 2px 8px; border: 1.25px dashed var(--hollow); border-radius: 6px; color: var(--text-2); white-space: nowrap; }
  &.off { color: var(--text-3); }
  ${narrow} { grid-template-columns: minmax(0, 1fr) 76px 80px 46px; & > .state { grid-column: 1 / -1; } }
  ${mobile} {
    grid-template-columns: 1.1fr 1fr .8fr;
    gap: 6px 10px;
    & > .name { grid-column: 1 / 3; }
    & > .state { grid-column: 3; grid-row: 1; justify-content: flex-end; font-size: 13px; white-space: normal; }
    & > .number { text-align: left; }
    & > [data-label]::before { content: attr(data-label); display: block; font-size: 12px; line-height: 16px; color: var(--text-3); margin-bottom: 2px; }
  }
`;
const Name = styled.span`display: flex; gap: 8px; align-items: center; min-width: 0; font-weight: var(--fw-medium);`;
const Head = styled(Cells)`
  padding: 10px 35px 10px 14px;
  border-radius: var(--r-3) var(--r-3) 0 0;
  background: var(--surface-sunken);
  color: var(--text-2);
  font-size: 12px;
  line-height: 17px;
  ${mobile} { display: none; }
`;
const Sum = styled(Cells)`
  padding: 11px 35px 11px 14px;
  background: var(--surface-sunken);
  font-size: 13px;
  line-height: 18px;
  font-weight: var(--fw-semi);
  & > .total { grid-column: 4 / -1; color: var(--accent-strong); text-align: right; overflow-wrap: anywhere; }
  & small { font-size: 12px; font-weight: var(--fw-body); color: var(--text-3); }
  ${narrow} { & > .total { grid-column: 1 / -1; } }
  ${mobile} { padding-right: 14px; & > .name { grid-column: 1 / -1; } & > .total { grid-column: 1 / -1; font-size: 18px; text-align: left; } }
`;

/** What a row is called whose segment is not shown, or is gone. */
const UNNAMED = 'Segment without a name';

function callsOf(key: MarketKey, currency: string, nameOf: (id: string | null | undefined) => string): RowCalls<MarketCustomer, MarketCustomerInput, 'key'> {
  return {
    type: 'MarketCustomer', save: SaveMarketCustomerDocument, remove: DeleteMarketCustomerDocument, noun: 'segment',
    nameOf: ({ id, customerId }) => nameOf(customerId) || (id === undefined ? '' : UNNAMED),
    // Back comes it in the currency that the others have by then.
    input: ({ __typename: _type, revision: _revision, currency: _currency, ...row }) => row,
    place: { key },
    blank: { customerId: null, currency, number: null, price: null, projectedGrowth: null, description: null, links: [] },
  };
}

/** TAM, SAM or SOM: the segments that it counts, what it comes to, and how it lies in the others. */
export function MarketRows({ area, module, canEdit, onEmptied }: RowsProps<MarketPotentialArea>) {
  const key = module.key as MarketKey;
  const { customers, marketCustomers } = area;
  const rows = marketCustomers.filter((row) => row.key === key);
  const markets = readMarkets(area);
  const currency = [...rows, ...marketCustomers][0]?.currency ?? 'EUR';
  const calls = useMemo(() => callsOf(key, currency, (id) => customers.find((each) => each.id === id)?.name ?? ''), [key, currency, customers]);
  const commands = useRowCommands(calls, rows);
  const finding = findingWords(key, rows, ({ customerId }) => customers.find(({ id }) => id === customerId)?.name ?? '');
  return (
    <Frame>
      {finding ? <header><H2>{finding.title}</H2><Text as="p" size="dense" tone="2" style={{ marginTop: 4 }}>{finding.text}</Text></header> : null}
      {markets.warnings.map((warning) => (
        <Banner key={`${warning.part} ${warning.currency}`} tone="warning">{warningWords(markets, warning)}</Banner>
      ))}
      <Sides>
        <Column>
          <MarketTabs markets={markets} modules={area.modules} open={key} />
          <OpenRows
            rows={rows} commands={commands} heading={`Segments of ${MARKETS[key].label}`} canEdit={canEdit} onEmptied={onEmptied}
            addWords="Add a segment from your canvas" empty="Choose a segment, and say how many there are and what one pays in a year."
            head={<ColumnNames />} foot={<Sums market={key} markets={markets} />}
            renderLine={(row) => <MarketLine row={row} name={commands.nameOf(row)} place={customers.findIndex(({ id }) => id === row.customerId)} />}
            renderFields={() => (
              <>
                <RowChoice
                  name="customerId" label="Customer segment" isRequired
                  options={customers.map(({ id, name }, at) => ({ value: id, label: name, lead: <SegmentDot place={at} /> }))}
                />
                {customers.length === 0 ? <Text size="small" tone="3">There are no segments to choose from yet: they come from Customer segments.</Text> : null}
                <Pair>
                  <RowCount name="number" label="Customers" isOptional />
                  <RowAmount name="price" label="Price a year" isOptional />
                  <RowCurrency />
                  <RowAmount name="projectedGrowth" label="Projected growth" isOptional unit="%" />
                </Pair>
                <Pair>
                  <RowText name="description" label="Description" most={LIMITS.rowText.max} lines={3} />
                  <SourcesField name="links" />
                </Pair>
              </>
            )}
          />
        </Column>
        <AreasFigure markets={markets} open={key} />
      </Sides>
    </Frame>
  );
}

function ColumnNames() {
  return (
    <Head aria-hidden>
      <span>Customer segment</span><span className="number">Customers</span><span className="number">Price a year</span><span className="number">Growth</span>
    </Head>
  );
}

/** @param place of the segment among all of them: its colour */
function MarketLine({ row, name, place }: { row: MarketCustomer; name: string; place: number }) {
  const reason = notCountedWords(row);
  const hole = (field: 'number' | 'price') => <span className="hole">Add {field}</span>;
  return (
    <Cells className={reason === null ? '' : 'off'}>
      <Name className="name"><SegmentDot place={place} />{name}</Name>
      <span className="number" data-label="Customers">{row.number ? row.number.toLocaleString('en-GB') : hole('number')}<VisuallyHidden> customers</VisuallyHidden></span>
      <span className="number" data-label="Price a year">
        {reason?.includes('price') || row.price === null ? hole('price') : formatAmount(row.price, row.currency, { most: 4 })}<VisuallyHidden> a year</VisuallyHidden>
      </span>
      <span className="number" data-label="Growth">{growthWords(row.projectedGrowth) ?? '–'}</span>
      {reason === null
        ? <span className="state"><Icon as={CheckIcon} size={14} />Counted</span>
        : <span className="state not"><Icon as={CircleMinusIcon} size={14} /><span>Not counted<VisuallyHidden>: {reason}</VisuallyHidden></span></span>}
    </Cells>
  );
}

/** What the rows come to, a line for each currency. */
function Sums({ market, markets }: { market: MarketKey; markets: Markets }) {
  return markets.sizes[market].map(({ currency, customers, average, value }) => (
    <Sum key={currency}>
      <span className="name">{MARKETS[market].label} value</span>
      <span className="number" data-label="Customers">{customers.toLocaleString('en-GB')}</span>
      <span className="number" data-label="Average price"><small>avg </small>{formatAmount(average, currency)}</span>
      <span className="total">{formatAmount(value, currency)}</span>
    </Sum>
  ));
}
