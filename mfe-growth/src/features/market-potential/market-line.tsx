import { formatAmount } from '@heartwood/contract/numbers';
import { CheckIcon, CircleMinusIcon, Icon, mobile, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { MARK_WIDTH, narrowColumns } from '../../area-page/open-rows/row-look';
import type { MarketCustomerFieldsFragment as MarketCustomer } from '../../generated/graphql';
import { countWords, growthWords, MARKETS, notCountedWords, type MarketKey, type Markets } from './markets';
import { SegmentDot } from './segment-dot';

const narrow = '@container segments (max-width: 620px)';
const Cells = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 84px 88px 56px 116px;
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
    & > [data-label]::before {
      content: attr(data-label);
      display: block;
      margin-bottom: 2px;
      color: var(--text-3);
      font-size: 12px;
      line-height: 16px;
    }
  }
`;
/** What stands behind the cells of a row: the arrow and, where there is room for a column of them, its mark, with their gaps. */
const ARROW = 35;
const END = MARK_WIDTH + ARROW + 11;
const Name = styled.span`display: flex; gap: 8px; align-items: center; min-width: 0; font-weight: var(--fw-medium);`;
const Head = styled(Cells)`
  padding: 10px ${END}px 10px 14px;
  ${narrowColumns} { padding-right: ${ARROW}px; }
  border-radius: var(--r-3) var(--r-3) 0 0;
  background: var(--surface-sunken);
  color: var(--text-2);
  font-size: 12px;
  line-height: 17px;
  ${mobile} { display: none; }
`;
const Sum = styled(Cells)`
  padding: 11px ${END}px 11px 14px;
  ${narrowColumns} { padding-right: ${ARROW}px; }
  background: var(--surface-sunken);
  font-size: 13px;
  line-height: 18px;
  font-weight: var(--fw-semi);
  & > .total { grid-column: 4 / -1; color: var(--accent-strong); text-align: right; overflow-wrap: anywhere; }
  & small { font-size: 12px; font-weight: var(--fw-body); color: var(--text-3); }
  ${narrow} { & > .total { grid-column: 1 / -1; } }
  ${mobile} {
    padding-right: 14px;
    & > .name { grid-column: 1 / -1; }
    & > .total { grid-column: 1 / -1; font-size: 18px; text-align: left; }
  }
`;

/** What stands in the columns, to the eye: each row says it by itself. */
export function ColumnNames() {
  return (
    <Head aria-hidden>
      <span>Customer segment</span>
      <span className="number">Customers</span>
      <span className="number">Price a year</span>
      <span className="number">Growth</span>
    </Head>
  );
}

/**
 * A segment in a market, closed.
 * @param place of the segment among all of them: its colour
 */
export function MarketLine({ row, name, place }: { row: MarketCustomer; name: string; place: number }) {
  const reason = notCountedWords(row);
  const hole = (field: 'number' | 'price') => <span className="hole">Add {field}</span>;
  return (
    <Cells className={reason === null ? '' : 'off'}>
      <Name className="name"><SegmentDot place={place} />{name}</Name>
      <span className="number" data-label="Customers">
        {row.number ? countWords(row.number) : hole('number')}<VisuallyHidden> customers</VisuallyHidden>
      </span>
      <span className="number" data-label="Price a year">
        {reason?.includes('price') || row.price === null ? hole('price') : formatAmount(row.price, row.currency, { most: 4 })}
        <VisuallyHidden> a year</VisuallyHidden>
      </span>
      <span className="number" data-label="Growth">{growthWords(row.projectedGrowth) ?? '–'}</span>
      {reason === null ? <span className="state"><Icon as={CheckIcon} size={14} />Counted</span> : (
        <span className="state not">
          <Icon as={CircleMinusIcon} size={14} />
          <span>Not counted<VisuallyHidden>: {reason}</VisuallyHidden></span>
        </span>
      )}
    </Cells>
  );
}

/** What the rows come to, a line for each currency. */
export function Sums({ market, markets }: { market: MarketKey; markets: Markets }) {
  return markets.sizes[market].map(({ currency, customers, average, value }) => (
    <Sum key={currency}>
      <span className="name">{MARKETS[market].label} value</span>
      <span className="number" data-label="Customers">{countWords(customers)}</span>
      <span className="number" data-label="Average price"><small>avg </small>{formatAmount(average, currency)}</span>
      <span className="total">{formatAmount(value, currency)}</span>
    </Sum>
  ));
}
