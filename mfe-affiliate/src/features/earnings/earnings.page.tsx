import { csvBlob, downloadFile, toCsv } from '@heartwood/client-kit/csv';
import { PageFailure, ShowMore } from '@heartwood/client-kit/states';
import { usePageHead } from '@heartwood/contract/kit';
import { Badge, Banner, Button, Card, DownloadIcon, EmptyState, SearchField, Segmented, Skeleton } from '@heartwood/shared-ui';
import { Numbers, OneNumber } from '@heartwood/shared-ui/charts';
import { formatDate } from '@heartwood/shared-ui/dates';
import { useRef } from 'react';
import styled from 'styled-components';
import { EarningsDocument, type AffiliateFieldsFragment, type EarningsQuery } from '../../generated/graphql';
import { amountWords } from '../../program/amounts';
import { Page, PageTop } from '../../program/page';
import { AFFILIATE_HOME } from '../../program/places';
import { Code, TableFrame } from '../../program/table';
import { NotFoundYet } from '../../program/not-found-yet';
import { useFoundList } from '../../program/use-found-list';
import { ConfirmAccount } from './confirm-account';
import { PayoutNotes } from './paid-to';
import { Payouts } from './payouts';
import { RefusedPayout } from './refused-payout';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  align-items: start;
  gap: 16px;
  @media (max-width: 1199.98px) { grid-template-columns: minmax(0, 1fr); }
`;

type Line = EarningsQuery['couponUses']['nodes'][number];

const STATES = {
  PAID: { label: 'Paid', tone: 'success' }, DUE: { label: 'Pending', tone: 'warning' }, WAITING: { label: 'Pending', tone: 'warning' },
  HELD: { label: 'Held', tone: 'info' }, REJECTED: { label: 'Not paid', tone: 'danger' },
} as const satisfies Record<Line['state'], object>;

const FILTERS = [{ value: 'ALL', label: 'All' }, { value: 'PENDING', label: 'Pending' }, { value: 'PAID', label: 'Paid' }] as const;

const monthYear = (at: string) => new Date(at).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });

/** Commission line by line: where each stands, why, and when it is paid. */
export function EarningsPage({ affiliate }: { affiliate: AffiliateFieldsFragment }) {
  const {
    page, more, whole, filter, setFilter, typed, setTyped, isWhole, failure, retry,
  } = useFoundList(EarningsDocument, ({ couponUses }) => couponUses, 'ALL');
  const rows = useRef<HTMLTableSectionElement>(null);
  usePageHead({ title: 'Earnings', crumbs: [{ label: 'Affiliate' }, { label: 'Earnings' }] });
  if (!page) {
    return failure
      ? <PageFailure what="Earnings" error={failure} onRetry={retry} />
      : <Page aria-busy="true"><Skeleton width={320} height={30} /><Skeleton height={260} /></Page>;
  }
  const {
    affiliateStatus, currency, nextPayoutAt, nextPayoutAmount, commissionPending, commissionHeld, commissionPaid, heldReferrals,
  } = affiliate;
  const hasLines = page.total > 0 || !isWhole;
  const title = nextPayoutAt == null || nextPayoutAmount == null
    ? 'No payout is due yet'
    : `${amountWords(nextPayoutAmount, currency)} is paid on ${formatDate(nextPayoutAt)}`;
  const save = () => void whole.hand(page, (lines) => downloadFile('earnings.csv', csvBlob(toCsv(
    ['Date', 'Company', 'Code', 'Paid', 'Share', 'Commission', 'Currency', 'State', 'Reason', 'Expected'],
    lines.map((line) => [
      line.dateUsed.slice(0, 10), line.companyName, line.couponCode, line.base / 100, `${line.percent}%`, line.commissionAmount / 100,
      line.currency, STATES[line.state].label, line.reason, line.expectedAt ?? '',
    ]),
  ))));
  return (
    <Page>
      <PageTop name="earnings" title={title} lead="Payouts go out on the last day of the month, from €20 on.">
        {hasLines ? (
          <>
            <SearchField
              aria-label="Search earnings" placeholder="Search" value={typed} onChange={(event) => setTyped(event.target.value)}
            />
            <Segmented size="sm" label="Show" options={FILTERS} value={filter} onChange={setFilter} />
          </>
        ) : null}
        {page.total > 0 ? <Button icon={DownloadIcon} busy={whole.isBusy} onClick={save}>CSV</Button> : null}
      </PageTop>
      {affiliateStatus === 'AFFILIATE' ? null : (
        <Banner action={<Button size="sm" href={AFFILIATE_HOME}>Affiliate program</Button>}>
          Your part in the program has ended: nothing new is earned. What is pending is still paid.
        </Banner>
      )}
      <RefusedPayout affiliate={affiliate} />
      <Numbers>
        <OneNumber
          name="Pending" value={amountWords(commissionPending, currency)}
          words={nextPayoutAt == null ? 'from €20 on' : `next payout ${formatDate(nextPayoutAt)}`}
        />
        <OneNumber
          name="Held for a decision" value={amountWords(commissionHeld, currency)}
          words={`${heldReferrals} ${heldReferrals === 1 ? 'company' : 'companies'}`}
        />
        <OneNumber name="Paid this year" value={amountWords(affiliate.commissionPaidThisYear, currency)} words="since 1 January" />
        <OneNumber
          name="Paid, all time" value={amountWords(commissionPaid, currency)}
          words={affiliate.affiliateSince == null ? '' : `since ${monthYear(affiliate.affiliateSince)}`}
        />
      </Numbers>
      <Columns>
        <Payouts toCome={affiliate.payouts.filter(({ isPaid }) => !isPaid)} />
        <PayoutNotes affiliate={affiliate} />
      </Columns>
      <ConfirmAccount asked={affiliate.accountAsked ?? null} />
      {failure ? <NotFoundYet onRetry={retry} /> : null}
      {page.total === 0 && !isWhole ? <Card><EmptyState
        title="No commission is like that" text="Search for another name, or show all of it."
      /></Card> : page.total === 0 ? (
        <Card><EmptyState
          title="No commission yet" text="It begins with the first payment of a company that came by you. A refund takes it back."
        /></Card>
      ) : (
        <TableFrame aria-label="Commission">
          <table>
            <thead>
              <tr>
                <th scope="col">Company</th><th scope="col">Code</th><th scope="col">Date</th><th scope="col" data-right>Commission</th>
                <th scope="col">Payment</th><th scope="col">Why</th><th scope="col">Paid or expected</th>
              </tr>
            </thead>
            <tbody ref={rows}>{page.nodes.map((line) => <OneLine key={line.id} line={line} />)}</tbody>
          </table>
        </TableFrame>
      )}
      <ShowMore more={more} rows={rows} />
    </Page>
  );
}

function OneLine({ line }: { line: Line }) {
  const { companyName, couponCode, dateUsed, commissionAmount, currency, state, reason, expectedAt, paidAt, isTakenBack } = line;
  const day = paidAt ?? expectedAt;
  return (
    <tr>
      <th scope="row" data-long>{companyName}{isTakenBack ? ', refund' : ''}</th>
      <td><Code>{couponCode}</Code></td>
      <td>{formatDate(dateUsed)}</td>
      <td data-right data-strong>{amountWords(commissionAmount, currency)}</td>
      <td><Badge tone={STATES[state].tone}>{STATES[state].label}</Badge></td>
      <td data-long>{reason}</td>
      <td data-label={day == null ? '' : state === 'PAID' ? 'Paid' : 'Expected'}>{day == null ? '–' : formatDate(day)}</td>
    </tr>
  );
}
