import { csvBlob, downloadFile, toCsv } from '@heartwood/client-kit/csv';
import { PageFailure, ShowMore } from '@heartwood/client-kit/states';
import { usePageHead } from '@heartwood/contract/kit';
import { Badge, Button, Card, CompanyMark, DownloadIcon, EmptyState, Row, SearchField, Segmented, Skeleton } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import { useRef } from 'react';
import { ReferralsDocument, type ReferralsQuery } from '../../generated/graphql';
import { amountWords } from '../../program/amounts';
import { Page, PageTop } from '../../program/page';
import { Code, TableFrame } from '../../program/table';
import { NotFoundYet } from '../../program/not-found-yet';
import { useFoundList } from '../../program/use-found-list';

type Referral = ReferralsQuery['referrals']['nodes'][number];

const STATES = {
  HELD: { label: 'Waits for a decision', tone: 'warning' }, REJECTED: { label: 'Not counted', tone: 'danger' },
  PAYING: { label: 'Paying', tone: 'success' }, TRIAL: { label: 'Trial', tone: 'info' }, FREE: { label: 'Free', tone: 'neutral' },
} as const;

/** A decision goes before what the company does. */
function stateOf({ state, hasPaid, plan }: Referral) {
  if (state !== 'COUNTED') return STATES[state];
  if (hasPaid) return STATES.PAYING;
  return plan === 'Trial' ? STATES.TRIAL : STATES.FREE;
}

const filtersOf = ({ all, paying, trial, free }: ReferralsQuery['referrals']['counts']) => [
  { value: 'ALL', label: `All ${all}` }, { value: 'PAYING', label: `Paying ${paying}` }, { value: 'TRIAL', label: `Trial ${trial}` },
  { value: 'FREE', label: `Free ${free}` },
] as const;

/** The companies that came by this one: name, plan and state. */
export function ReferralsPage() {
  const {
    page, more, whole, filter, setFilter, typed, setTyped, failure, retry,
  } = useFoundList(ReferralsDocument, ({ referrals }) => referrals, 'ALL');
  const rows = useRef<HTMLTableSectionElement>(null);
  usePageHead({ title: 'Referrals', crumbs: [{ label: 'Affiliate' }, { label: 'Referrals' }] });
  if (!page) {
    return failure
      ? <PageFailure what="Referrals" error={failure} onRetry={retry} />
      : <Page aria-busy="true"><Skeleton width={320} height={30} /><Skeleton height={260} /></Page>;
  }
  const { nodes, total, counts } = page;
  const save = () => void whole.hand(page, (all) => downloadFile('referrals.csv', csvBlob(toCsv(
    ['Company', 'Plan', 'Code', 'Date', 'Commission', 'State', 'Reason'],
    all.map((each) => [
      each.referred.name, each.plan, each.code, each.createdAt.slice(0, 10), each.commission / 100, stateOf(each).label, each.reason ?? '',
    ]),
  ))));
  return (
    <Page>
      <PageTop
        name="referrals"
        title={counts.all === 0 ? 'Nobody has come by your link yet' : counts.all === 1 ? '1 company came by you' : `${counts.all} companies came by you`}
        lead="You see name, plan and state. What they write in their plan stays theirs."
      >
        {counts.all > 0 ? (
          <>
            <SearchField
              aria-label="Search referrals" placeholder="Search" value={typed} onChange={(event) => setTyped(event.target.value)}
            />
            <Segmented size="sm" label="Show" options={filtersOf(counts)} value={filter} onChange={setFilter} />
          </>
        ) : null}
        {total > 0 ? <Button icon={DownloadIcon} busy={whole.isBusy} onClick={save}>CSV</Button> : null}
      </PageTop>
      {failure ? <NotFoundYet onRetry={retry} /> : null}
      {counts.all > 0 && total === 0 ? <Card><EmptyState
        title="No company is like that" text="Search for another name, or show all of them."
      /></Card> : total === 0 ? <Card><EmptyState
        title="No referrals yet" text="Companies appear here as soon as they are founded by your link."
      /></Card> : (
        <TableFrame aria-label="Referrals">
          <table>
            <thead>
              <tr>
                <th scope="col">Referred company</th><th scope="col">Plan</th><th scope="col">Code</th><th scope="col">Date</th>
                <th scope="col" data-right>Commission</th><th scope="col">State</th>
              </tr>
            </thead>
            <tbody ref={rows}>{nodes.map((each) => <Line key={each.id} referral={each} />)}</tbody>
          </table>
        </TableFrame>
      )}
      <ShowMore more={more} rows={rows} />
    </Page>
  );
}

function Line({ referral }: { referral: Referral }) {
  const { referred, plan, code, createdAt, commission, reason } = referral;
  const { label, tone } = stateOf(referral);
  return (
    <tr>
      <th scope="row" data-long>
        <Row gap={2}><CompanyMark name={referred.name} logo={referred.logo ?? null} size={24} />{referred.name}</Row>
      </th>
      <td>{plan}</td>
      <td><Code>{code}</Code></td>
      <td>{formatDate(createdAt)}</td>
      <td data-right data-strong data-label="Commission">{commission === 0 ? '–' : amountWords(commission, 'EUR')}</td>
      <td data-long><Badge tone={tone}>{label}</Badge>{reason ? ` ${reason}` : ''}</td>
    </tr>
  );
}
