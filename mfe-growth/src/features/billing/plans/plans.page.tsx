import { PLAN_NAMES, planLines, type PlanName, shareOf, shortMoney } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { H1, mobile, Segmented } from '@heartwood/shared-ui';
import { usePageHeading } from '@heartwood/client-kit/keys';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useBilling } from '../billing-context';
import { Body, Columns } from '../billing-look';
import { checkoutPath, MANAGE, wishOf } from '../billing-places';
import { CheckoutPage } from '../checkout/checkout.page';
import { CreditsBox } from '../credits/credits-box';
import { isPaid, type Frequency } from '../standing';
import { dayAndMonth } from '../words/days';
import { BillingHistory } from './billing-history';
import { planAction, suggestedPlan } from './plan-action';
import { PlanCard } from './plan-card';
import { PlanBanners } from './plan-banners';
import { FreeDialog } from './free.dialog';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  & h1 { font: var(--fw-h2) var(--fs-h2)/var(--lh-h2) var(--font); letter-spacing: var(--ls-h2); }
  & h1:focus { outline: none; }
`;
const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  @media (max-width: 1280px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 640px) { grid-template-columns: minmax(0, 1fr); }
`;
const Foot = styled(Columns)`${mobile} { gap: 12px; }`;

/** From the least to the most. */
const ORDER: readonly PlanName[] = [...PLAN_NAMES].sort((a, b) => (
  ['Free', 'Trial', 'Pro', 'Premium'].indexOf(a) - ['Free', 'Trial', 'Pro', 'Premium'].indexOf(b)
));
const PERIODS = [{ value: 'MONTHLY', label: 'Monthly' }, { value: 'YEARLY', label: 'Yearly, 2 months free' }] as const;

/** The plans side by side; with a plan in the address, what it takes to have it. */
export function PlansPage() {
  const { plans, standing } = useBilling();
  const [search, setSearch] = useSearchParams();
  const named = search.get('period')?.toUpperCase();
  const period: Frequency = named === 'MONTHLY' || named === 'YEARLY' ? named : standing.frequency ?? 'YEARLY';
  const choosePeriod = (next: Frequency) => setSearch((last) => {
    last.set('period', next.toLowerCase());
    return last;
  }, { replace: true });
  const chosen = plans.find(({ name, prices }) => name === search.get('plan') && prices.length > 0)?.name;
  if (chosen !== undefined)
    return <CheckoutPage key={chosen} plan={chosen} period={period} wish={wishOf(search)} onPeriod={choosePeriod} />;
  return <SideBySide period={period} onPeriod={choosePeriod} search={search} />;
}

function SideBySide({ period, onPeriod, search }: { period: Frequency; onPeriod(period: Frequency): void; search: URLSearchParams }) {
  const { plans, standing, billing } = useBilling();
  const shell = useShell();
  const navigate = useNavigate();
  const heading = usePageHeading('plans');
  const [isLeaving, setLeaving] = useState(false);
  const suggested = suggestedPlan(standing);
  const press = (plan: PlanName): void => {
    const { kind } = planAction(plan, period, standing);
    if (kind === 'checkout' || kind === 'change') void navigate(checkoutPath(plan, period, wishOf(search)));
    if (kind === 'keep') void navigate(MANAGE);
    if (kind === 'trial') shell.events.emit('plan/upgrade', {});
    if (kind === 'free') setLeaving(true);
  };
  return (
    <Body>
      <PlanBanners
        standing={standing} failure={billing.failure ?? null} wish={wishOf(search)} onCard={() => void navigate(`${MANAGE}?card=new`)}
      />
      <Head>
        <H1 ref={heading} tabIndex={-1}>Choose a plan</H1>
        <Segmented size="sm" label="Paid" options={PERIODS} value={period} onChange={onPeriod} />
      </Head>
      <Plans>
        {ORDER.map((plan) => {
          const facts = plans.find(({ name }) => name === plan);
          const price = facts?.prices.find(({ frequency }) => frequency === period);
          const isPresent = standing.plan === plan;
          return (
            <PlanCard
              key={plan} plan={plan} lines={planLines(plan, facts?.credits ?? null)} action={planAction(plan, period, standing)}
              price={price === undefined
                ? shortMoney(0, billing.currency)
                : shortMoney(period === 'YEARLY' ? shareOf(price.price, 12) : price.price, price.currency)}
              per={isPaid(plan) ? 'a month' : plan === 'Trial' ? trialSpan(isPresent ? standing.endsAt : null) : ''}
              badge={isPresent ? 'Your plan' : standing.next?.plan === plan ? `From ${dayAndMonth(standing.next.at)}` : null}
              isSuggested={plan === suggested} onPress={() => press(plan)}
            />
          );
        })}
      </Plans>
      <Foot $first="360px" $second="minmax(0, 1fr)"><CreditsBox /><BillingHistory /></Foot>
      {isLeaving ? <FreeDialog onClose={() => setLeaving(false)} /> : null}
    </Body>
  );
}

const trialSpan = (endsAt: string | null): string => (endsAt === null ? 'for 2 months' : `until ${dayAndMonth(endsAt)}`);
