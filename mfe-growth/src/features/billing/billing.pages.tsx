import { useCompany } from '@heartwood/client-kit/company';
import { isForbidden, NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { usePageHead } from '@heartwood/contract/kit';
import { Banner, Button, EmptyState, mobile } from '@heartwood/shared-ui';
import { useEffect, useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { BillingDocument } from '../../generated/graphql';
import { BillingContext, type BillingValue } from './billing-context';
import { SUBSCRIPTION } from '../../module/places';
import { BillingSkeleton } from './billing-skeleton';
import { BillingTabs } from './billing-tabs';
import { CreditsPage } from './credits/credits.page';
import { ManagePage } from './manage/manage.page';
import { BankStep } from './payment/bank-step';
import { PlansPage } from './plans/plans.page';
import { standingOf } from './standing';
import { unsubscribed } from './unsubscribed';

const Unread = styled.div`padding: 16px 24px 0; ${mobile} { padding: 16px 16px 0; }`;
const Middle = styled.div`display: grid; flex: 1; place-items: center; padding: 40px 24px;`;

/** Plan, cards, invoices and credits of the company: for owner and admins. */
export function BillingPages() {
  const { companyId, isManager, sawStep } = useCompany();
  const [{ data, error, fetching }, refetch] = useQuery({
    query: BillingDocument, variables: { companyId }, pause: !isManager, requestPolicy: 'cache-and-network',
  });
  usePageHead({ title: 'Plan and credits', crumbs: [{ label: 'Plan and credits' }] });
  const seq = data?.growthFramework?.eventSeq;
  useEffect(() => {
    if (seq !== undefined) sawStep(seq);
  }, [seq, sawStep]);
  const value = useMemo<BillingValue | null>(() => {
    if (!data) return null;
    // What of the plan could not be read counts as no subscription (specification, section 8); nobody's company has none and no error.
    const billing = data.billing ?? (error && !isForbidden(error) ? unsubscribed(companyId) : null);
    if (billing === null) return null;
    const { plans, creditPacks, configuration } = data;
    const { hasPayments, stripePublishableKey, localStripeOrigin } = configuration;
    return {
      billing, isKnown: data.billing !== null, plans, packs: creditPacks, standing: standingOf(billing),
      provider: hasPayments && stripePublishableKey != null
        ? { publishableKey: stripePublishableKey, localOrigin: localStripeOrigin ?? null } : null,
      reload: () => refetch({ requestPolicy: 'network-only' }),
    };
  }, [data, error, companyId, refetch]);
  if (!isManager) return <ForManagers />;
  if (value === null) {
    if (data || isForbidden(error)) return <NotAMember />;
    if (error && !fetching)
      return <PageFailure what="Plan and credits" error={error} onRetry={() => refetch({ requestPolicy: 'network-only' })} />;
    return <><BillingTabs /><BillingSkeleton /></>;
  }
  return (
    <BillingContext value={value}>
      <BillingTabs />
      {value.isKnown ? null : (
        <Unread>
          <Banner tone="warning" action={<Button size="sm" onClick={value.reload}>Try again</Button>}>
            Your plan could not be read, so it is shown as Free. It is not touched.
          </Banner>
        </Unread>
      )}
      <Routes>
        <Route index element={<PlansPage />} />
        <Route path="manage" element={<ManagePage />} />
        <Route path="credits" element={<CreditsPage />} />
        <Route path="*" element={<Navigate to={SUBSCRIPTION} replace />} />
      </Routes>
      <BankStep />
    </BillingContext>
  );
}

/** Whoever comes by a link and does not manage the company reads why there is nothing. */
function ForManagers() {
  return (
    <Middle>
      <EmptyState
        level={1} title="Plan and credits are for the owner and admins" text="Ask one of them what you would like to change."
        action={<Button href="/app/growth-framework">Open the growth framework</Button>}
      />
    </Middle>
  );
}
