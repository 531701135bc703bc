import { useReadable } from '@heartwood/contract/kit';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Banner, Button, HourglassIcon, WifiOffIcon } from '@heartwood/shared-ui';
import { DeleteCompany } from '../company/delete-company';
import { isBelow } from '../navigation/is-below';
import { useLocation } from '../navigation/use-location';
import { ADD_CARD, SUBSCRIPTION } from '../plan/plan-places';
import { dayOf, isPaymentDue, trialWarning } from '../plan/plan-standing';
import { session } from '../session/browser-session';
import { useCurrentCompany } from '../session/current-company';
import { demoWords } from './demo-words';

const Room = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px 24px;
  &:empty { display: none; }
  @media (max-width: 1023.98px) { padding: 12px 16px; }
`;

/** Standing remarks under the top bar: no network, a demo company, a trial that ends. */
export function Notices() {
  const { company, isManager } = useCurrentCompany();
  const isOffline = useOffline();
  const asOf = useReadable(session.asOf);
  const { pathname } = useLocation();
  const { plan } = company;
  // The page of the plan says the same, with more.
  const isTold = !isManager || plan.endsAt == null || isBelow(SUBSCRIPTION, pathname);
  return (
    <Room>
      {isOffline || asOf !== null ? <Banner tone="warning" icon={WifiOffIcon}>
        {isOffline ? 'You are offline.' : 'Heartwood cannot be reached right now.'}{asOf === null ? '' : ` What you see is from ${momentOf(asOf)}.`}
        {' What you write stays on this device; other changes need the connection.'}
      </Banner> : null}
      {company.isDemo ? (
        <Banner {...(company.membership.isOwner ? { action: <DeleteCompany label="Remove" size="sm" /> } : {})}>
          {demoWords(company.membership)}
        </Banner>
      ) : null}
      {isTold || plan.endsAt == null ? null : isPaymentDue(plan) ? (
        <Banner tone="danger" action={<Button size="sm" href={ADD_CARD}>Update card</Button>}>
          <b>A payment did not go through.</b> Everything works until {dayOf(
            plan.endsAt,
          )}. Then the company returns to Free and nothing is deleted.
        </Banner>
      ) : trialWarning(plan, new Date()) === null ? null : (
        <Banner tone="warning" icon={HourglassIcon} action={<Button size="sm" href={SUBSCRIPTION}>Choose a plan</Button>}>
          <b>Your free trial ends on {dayOf(plan.endsAt)}.</b> Then the company returns to Free and keeps everything you wrote.
        </Banner>
      )}
    </Room>
  );
}

/** The time of today, the day too of any other. */
function momentOf(at: string): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', isToday ? time : { day: 'numeric', month: 'short', ...time }).format(date);
}

function useOffline(): boolean {
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const heard = (): void => setOffline(!navigator.onLine);
    window.addEventListener('online', heard);
    window.addEventListener('offline', heard);
    return () => {
      window.removeEventListener('online', heard);
      window.removeEventListener('offline', heard);
    };
  }, []);
  return isOffline;
}
