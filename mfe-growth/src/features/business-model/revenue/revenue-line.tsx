import { REVENUE_TYPES } from '@heartwood/contract/domain';
import { formatAmount } from '@heartwood/contract/numbers';
import { mobile, VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { LinkLine } from '../../../area-page/open-rows/part-line';
import { MARK_WIDTH, narrowColumns } from '../../../area-page/open-rows/row-look';
import { wordFor } from '../../../area-page/open-rows/row-words';
import type { RevenueFieldsFragment as Revenue } from '../../../generated/graphql';
import type { RevenueFacts } from './revenue-facts';
import { howOften } from './revenue-words';

const narrow = '@container revenue (max-width: 820px)';
const Cells = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) 84px minmax(0, 1fr) minmax(0, 1.3fr) 104px;
  gap: 4px 14px;
  align-items: center;
  font-variant-numeric: tabular-nums;
  & > .number { text-align: right; overflow-wrap: anywhere; }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr) 84px 104px; & > .often { grid-column: 1; grid-row: 2; }
    & > .links { grid-column: 2 / -1; grid-row: 2; }
  }
  ${mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px 10px;
    & > :is(.name, .links) { grid-column: 1 / -1; grid-row: auto; }
    & > .often { grid-column: auto; grid-row: auto; }
    & > .number { text-align: left; }
    & > [data-label]::before {
      content: attr(data-label);
      display: block;
      margin-bottom: 2px;
      color: var(--text-3);
      font-size: 12px;
      font-weight: var(--fw-body);
      line-height: 16px;
    }
  }
`;
/** What stands behind the cells of a row: the arrow and, where there is room for a column of them, its mark, with their gaps. */
const ARROW = 35;
const END = MARK_WIDTH + ARROW + 11;
const Head = styled(Cells)`
  padding: 10px ${END}px 10px 14px;
  ${narrowColumns} { padding-right: ${ARROW}px; }
  border-radius: var(--r-3) var(--r-3) 0 0;
  background: var(--surface-sunken);
  color: var(--text-2);
  font-size: 12px;
  line-height: 17px;
  ${narrow} { & > :is(.often, .links) { display: none; } }
  ${mobile} { display: none; }
`;
const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 24px;
  align-items: baseline;
  padding: 11px 14px;
  background: var(--surface-sunken);
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  & > b { flex: 1 1 140px; font-weight: var(--fw-semi); }
  & > span { color: var(--text-2); }
  & > strong { font-weight: var(--fw-semi); }
`;

/** What stands in the columns, to the eye: each row says it by itself. */
export function ColumnNames() {
  return (
    <Head aria-hidden>
      <span>Type</span>
      <span className="number">Amount</span>
      <span className="often">Frequency</span>
      <span className="links">Customers</span>
      <span className="number">A month now</span>
    </Head>
  );
}

/** A revenue, closed. `now`: what it brings this month; null is not known. */
export function RevenueLine({ row, customers, now }: { row: Revenue; customers: readonly string[]; now: string | null }) {
  return (
    <Cells>
      <b className="name">{wordFor(REVENUE_TYPES, row.type)}</b>
      <span className="number" data-label="Amount">{formatAmount(row.value, row.currency, { most: 4 })}</span>
      <span className="often" data-label="Frequency">{howOften(row)}</span>
      <span className="links"><LinkLine names={customers} /></span>
      <b className="number" data-label="A month now">
        {now === null ? '–' : <>{formatAmount(now, row.currency, { most: 0 })}<VisuallyHidden> a month now</VisuallyHidden></>}
      </b>
    </Cells>
  );
}

/** What the rows come to, a line for each currency: nothing is converted. */
export function RevenueSums({ totals }: Pick<RevenueFacts, 'totals'>) {
  return totals.map(({ currency, month, year }) => (
    <Sum key={currency}>
      <b>Total in {currency}</b>
      <strong>{formatAmount(month, currency, { most: 0 })} a month</strong>
      <span>{formatAmount(year, currency, { most: 0 })} a year</span>
    </Sum>
  ));
}
