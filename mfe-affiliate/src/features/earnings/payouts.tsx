import { useCompany } from '@heartwood/client-kit/company';
import { NotLoaded, ShowMore, useFailure, useMore } from '@heartwood/client-kit/states';
import { ChevronRightIcon, Icon, Skeleton, Text } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import { Fragment, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { PayoutsDocument, type AffiliateFieldsFragment } from '../../generated/graphql';
import { amountWords } from '../../program/amounts';
import { TableFrame } from '../../program/table';
import { PayoutEntries } from './payout-entries';
import { PayoutReceipt, PayoutState } from './payout-receipt';

type Payout = AffiliateFieldsFragment['payouts'][number];

const Door = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  & svg { color: var(--text-3); transition: transform var(--t-fast) var(--ease-out); }
  &[aria-expanded='true'] svg { transform: rotate(90deg); }
`;
const Column = styled.div`display: flex; flex-direction: column; gap: 8px; min-width: 0;`;

/** What goes out at which month's end, in which currency, and what went out with its receipt: each unfolds to what it pays. */
export function Payouts({ toCome }: { toCome: readonly Payout[] }) {
  const { companyId } = useCompany();
  const [answer, ask] = useQuery({ query: PayoutsDocument, variables: { companyId } });
  const failure = useFailure(answer, ask);
  const paid = answer.data?.affiliatePayouts;
  const more = useMore(paid, PayoutsDocument, (after) => ({ companyId, after }));
  const rows = useRef<HTMLTableSectionElement>(null);
  if (!paid) return failure.isFailed ? <NotLoaded what="Payouts" onRetry={failure.retry} /> : <Skeleton height={160} />;
  if (toCome.length + paid.nodes.length === 0) return <Text as="p" size="dense" tone="3">Payouts stand here from the first commission on.</Text>;
  return (
    <Column>
      <TableFrame aria-label="Payouts">
        <table>
          <thead>
            <tr>
              <th scope="col">Payout</th><th scope="col">Contains</th><th scope="col" data-right>Commission</th>
              <th scope="col">Payment</th><th scope="col">Receipt</th>
            </tr>
          </thead>
          <tbody ref={rows}>{[...toCome, ...paid.nodes].map((payout) => <OnePayout key={payout.id} payout={payout} />)}</tbody>
          {paid.total > 1 ? (
            <tfoot>
              <tr>
                <th scope="row">{paid.total} paid out</th><td /><td data-right data-strong>{amountWords(paid.amount, 'EUR')}</td><td /><td />
              </tr>
            </tfoot>
          ) : null}
        </table>
      </TableFrame>
      <ShowMore more={more} rows={rows} isByHand />
    </Column>
  );
}

function OnePayout({ payout }: { payout: Payout }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { day, currency, amount, lines } = payout;
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <Door type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
            <Icon as={ChevronRightIcon} size={14} />{day == null ? 'From €20 on' : formatDate(day)}
          </Door>
        </th>
        <td>{lines} {lines === 1 ? 'entry' : 'entries'}</td>
        <td data-right data-strong>{amountWords(amount, currency)}</td>
        <td><PayoutState payout={payout} /></td>
        <td><PayoutReceipt payout={payout} /></td>
      </tr>
      {isOpen ? <PayoutEntries id={id} payoutId={payout.id} /> : null}
    </Fragment>
  );
}
