import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Banner, Button, WifiOffIcon } from '@heartwood/shared-ui';
import { DeleteCompany } from '../company/delete-company';
import { dialogOpened } from '../dialogs/dialogs.model';
import { trialDaysLeft, trialWarning } from '../plan/plan-standing';
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
  const warning = isManager ? trialWarning(company.plan, new Date()) : null;
  return (
    <Room>
      {isOffline ? <Banner tone="warning" icon={WifiOffIcon}>You are offline. What you write stays on this device; other changes need the connection.</Banner> : null}
      {company.isDemo ? (
        <Banner {...(company.membership.isOwner ? { action: <DeleteCompany label="Remove" size="sm" /> } : {})}>
          {demoWords(company.membership)}
        </Banner>
      ) : null}
      {warning === null || company.plan.endsAt == null ? null : (
        <Banner tone="warning" action={<Button size="sm" onClick={() => dialogOpened({ name: 'plan', about: 'upgrade' })}>See plans</Button>}>
          {trialText(trialDaysLeft(company.plan.endsAt, new Date()))}
        </Banner>
      )}
    </Room>
  );
}

function trialText(days: number): string {
  const when = days <= 1 ? 'ends today' : `ends in ${days} days`;
  return `Your trial ${when}. Then the company returns to Free and keeps everything you wrote.`;
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
