import { useCompany } from '@heartwood/client-kit/company';
import { useFailure } from '@heartwood/client-kit/states';
import { usePageHead } from '@heartwood/contract/kit';
import { Button, Card, CopyIcon, EmptyState, IconButton, mobile, Segmented, Share2Icon, useIsMobile } from '@heartwood/shared-ui';
import { Numbers, OneNumber } from '@heartwood/shared-ui/charts';
import { formatDate } from '@heartwood/shared-ui/dates';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { AffiliateNewestDocument, type AffiliateFieldsFragment } from '../../generated/graphql';
import { amountWords, partWords } from '../../program/amounts';
import { StackedChart } from '../../program/chart-card';
import { Page, PageTop } from '../../program/page';
import { useCopy } from '../../program/use-copy';
import { headline, leadOf, monthBars } from './dashboard-words';
import { CouponCard, NewestLines } from './newest';
import { ShareLinkDialog } from './share-link.dialog';

const LinkBar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px 12px;
  min-width: 0;
  padding: 6px 6px 6px 14px;
  border: 1px solid var(--border-2);
  border-radius: var(--r-3);
  font-size: 13px;
  & > span { color: var(--text-2); }
  & > b { min-width: 0; font-weight: var(--fw-semi); overflow-wrap: anywhere; }
  ${mobile} { flex-wrap: wrap; & > span { width: 100%; } & > b { flex: 1; } }
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: 16px;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
`;

/** The link, what came by it, and when the next payout goes. */
export function DashboardPage({ affiliate }: { affiliate: AffiliateFieldsFragment }) {
  usePageHead({ title: 'Affiliate dashboard', crumbs: [{ label: 'Affiliate dashboard' }] });
  const { companyId } = useCompany();
  const [isSharing, setSharing] = useState(false);
  const [range, setRange] = useState<'LATEST' | 'ALL'>('LATEST');
  const latest = useIsMobile() ? 6 : 12;
  const [answer, ask] = useQuery({ query: AffiliateNewestDocument, variables: { companyId } });
  const failure = useFailure(answer, ask);
  const newest = answer.data;
  const copy = useCopy();
  const {
    referralLink, signUps, signUpsThisMonth, paid, currency, commissionPaid, commissionPending, nextPayoutAt, nextPayoutAmount, months,
  } = affiliate;
  const now = new Date();
  const link = referralLink ?? '';
  const share = <Button icon={Share2Icon} onClick={() => setSharing(true)}>Share link and QR</Button>;
  const earned = commissionPaid + commissionPending;
  return (
    <Page>
      <PageTop name="dashboard" title={headline(affiliate, now)} lead={leadOf(affiliate)}>
        <LinkBar>
          <span>Referral link</span>
          <b>{link.replace(/^https?:\/\//, '')}</b>
          <Button size="sm" icon={CopyIcon} onClick={() => copy(link, 'Link copied')}>Copy</Button>
          {months.length === 0
            ? null
            : <IconButton size="sm" icon={Share2Icon} label="Share link and QR" onClick={() => setSharing(true)} />}
        </LinkBar>
      </PageTop>
      <Numbers>
        <OneNumber
          name="Referred companies" value={String(signUps)} words={signUps === 0 ? 'nobody yet' : `${signUpsThisMonth} this month`}
        />
        <OneNumber name="On a paid plan" value={String(paid)} words={signUps === 0 ? '' : `${partWords(paid, signUps)} of referrals`} />
        <OneNumber
          name="Commission, all time" value={amountWords(earned, currency, { isRound: true })}
          words={months.length === 0
            ? 'starts with the first payment'
            : `${amountWords(commissionPaid, currency, { isRound: true })} of it is paid`}
        />
        <OneNumber
          name="Next payout" value={nextPayoutAmount == null ? '–' : amountWords(nextPayoutAmount, currency, { isRound: true })}
          words={nextPayoutAt == null ? 'from €20 on' : formatDate(nextPayoutAt)}
        />
      </Numbers>
      {months.length === 0 ? (
        <Card as="section" aria-label="Commission by month">
          <EmptyState title="No commission yet" text="Months appear here as bars: solid when paid, hollow while pending." action={share} />
        </Card>
      ) : (
        <Two>
          <StackedChart
            title="Commission by month" heads={['Month', 'Paid', 'Pending']} bars={monthBars(months, now, range === 'ALL' ? 'ALL' : latest)}
            words={(amount) => amountWords(amount, currency, { isRound: true })}
            tools={(
              <Segmented
                size="sm" label="Of the last" value={range} onChange={setRange}
                options={[{ value: 'LATEST', label: `${latest} months` }, { value: 'ALL', label: 'All' }]}
              />
            )}
          />
          <CouponCard coupons={newest?.coupons.nodes ?? null} failure={failure} />
        </Two>
      )}
      {newest && newest.couponUses.nodes.length > 0 ? <NewestLines lines={newest.couponUses.nodes} /> : null}
      {isSharing ? <ShareLinkDialog link={link} onClose={() => setSharing(false)} /> : null}
    </Page>
  );
}
