import { CompanyProviders, useCompany } from '@heartwood/client-kit/company';
import { NotAMember, PageFailure } from '@heartwood/client-kit/states';
import type { ViewProps } from '@heartwood/contract/kit';
import { Button, EmptyState, latePart, Skeleton } from '@heartwood/shared-ui';
import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { DashboardPage } from '../features/dashboard/dashboard.page';
import { JoinPage } from '../features/join/join.page';
import { AffiliateHomeDocument } from '../generated/graphql';
import { hasEarned } from '../program/has-earned';
import { Page } from '../program/page';
import { createRemoteClient } from './client';
import { ProgramFrame } from './program-frame';

// The first picture does without it.
const loadEvents = () => import('../generated/company-events.document').then((part) => part.CompanyEventsDocument);

const CouponsPage = latePart(() => import('../features/coupons/coupons.page').then((part) => part.CouponsPage));
const StatisticsPage = latePart(() => import('../features/statistics/statistics.page').then((part) => part.StatisticsPage));
const ReferralsPage = latePart(() => import('../features/referrals/referrals.page').then((part) => part.ReferralsPage));
const EarningsPage = latePart(() => import('../features/earnings/earnings.page').then((part) => part.EarningsPage));

const Middle = styled.div`display: grid; flex: 1; place-items: center; padding: 40px 24px;`;

/** Everything under /affiliate. */
export function AffiliatePage({ shell }: ViewProps) {
  return (
    <CompanyProviders shell={shell} createClient={createRemoteClient} events={loadEvents}>
      <Program />
    </CompanyProviders>
  );
}

/** The programme as the company takes part in it: not yet, asked, or with all its pages. */
function Program() {
  const { companyId, isManager, sawStep } = useCompany();
  const [{ data, error, fetching }, ask] = useQuery({ query: AffiliateHomeDocument, variables: { companyId }, pause: !isManager });
  const step = data?.growthFramework?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);
  const again = () => ask({ requestPolicy: 'network-only' });

  if (!isManager) return <ForManagers />;
  const affiliate = data?.affiliate;
  if (!affiliate) {
    if (data) return <NotAMember />;
    return error && !fetching ? <PageFailure what="The affiliate program" error={error} onRetry={again} /> : <Waiting />;
  }
  if (affiliate.affiliateStatus !== 'AFFILIATE') {
    return (
      <Routes>
        {hasEarned(affiliate) ? <Route path="earnings" element={<EarningsPage fallback={<Waiting />} affiliate={affiliate} />} /> : null}
        <Route path="*" element={<JoinPage affiliate={affiliate} onChanged={again} />} />
      </Routes>
    );
  }
  return (
    <ProgramFrame affiliate={affiliate}>
      <Routes>
        <Route index element={<Navigate to="/dashboard" replace />} />
        <Route path="dashboard" element={<DashboardPage affiliate={affiliate} />} />
        <Route path="coupons" element={<CouponsPage fallback={<Waiting />} />} />
        <Route path="statistics" element={<StatisticsPage fallback={<Waiting />} />} />
        <Route path="referrals" element={<ReferralsPage fallback={<Waiting />} />} />
        <Route path="earnings" element={<EarningsPage fallback={<Waiting />} affiliate={affiliate} />} />
        <Route path="*" element={<Navigate to="/dashboard" replace />} />
      </Routes>
    </ProgramFrame>
  );
}

/** Whoever comes by a link and does not manage the company reads why there is nothing. */
function ForManagers() {
  return (
    <Middle>
      <EmptyState
        level={1} title="The affiliate program is for the owner and admins" text="Ask one of them what you would like to know."
        action={<Button href="/app">Back to your company</Button>}
      />
    </Middle>
  );
}

function Waiting() {
  return <Page aria-busy="true"><Skeleton width={320} height={30} /><Skeleton height={108} /><Skeleton height={280} /></Page>;
}
