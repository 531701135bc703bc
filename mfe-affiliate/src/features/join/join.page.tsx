import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { usePageHeading } from '@heartwood/client-kit/keys';
import { AFFILIATE, personName } from '@heartwood/contract/domain';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import { Banner, Button, Card, ClockIcon, ConfirmDialog, H1, mobile, Segment, Text, TicketPercentIcon } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { WithdrawRequestDocument, type AffiliateFieldsFragment } from '../../generated/graphql';
import { hasEarned } from '../../program/has-earned';
import { AFFILIATE_HOME } from '../../program/places';

const Middle = styled.div`display: grid; justify-items: center; padding: 56px 24px; ${mobile} { padding: 28px 16px; }`;
const Column = styled.div`display: flex; flex-direction: column; gap: 14px; width: 100%; max-width: 560px;`;
const Steps = styled(Card).attrs({ as: 'ol' })`
  display: flex; flex-direction: column; gap: 18px; margin: 8px 0 0; padding: 20px 24px; list-style: none; --accent: var(--text);
`;
const Step = styled.li`display: flex; gap: 16px; & b { display: block; font-weight: var(--fw-semi); }`;
const Actions = styled.div`display: flex; flex-wrap: wrap; gap: 8px;`;

type Program = Pick<AffiliateFieldsFragment, 'affiliateStatus' | 'requestedAt' | 'requestedBy' | 'months' | 'payouts'>;

/** The programme for a company that is not in it: to be asked for, or asked for already (specification, sections 4 and 8). */
export function JoinPage({ affiliate, onChanged }: { affiliate: Program; onChanged: () => void }) {
  usePageHead({ title: 'Affiliate program', crumbs: [{ label: 'Affiliate program' }] });
  return (
    <Middle>
      <Column>
        {affiliate.affiliateStatus === 'REQUESTED'
          ? <Requested affiliate={affiliate} onChanged={onChanged} />
          : <Join onChanged={onChanged} />}
        {hasEarned(affiliate) ? (
          <Banner action={<Button size="sm" href={`${AFFILIATE_HOME}/earnings`}>Past earnings</Button>}>
            Your part in the program has ended. What you earned stays here with its payouts and receipts, and what is pending is still paid.
          </Banner>
        ) : null}
      </Column>
    </Middle>
  );
}

function Join({ onChanged }: { onChanged: () => void }) {
  const shell = useShell();
  const heading = usePageHeading('join');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const isSent = await shell.fetch('/api/v1/helpers/affiliate/request', { method: 'POST' }).then(({ ok }) => ok, () => false);
    setBusy(false);
    if (!isSent) {
      shell.toast({ title: 'Failed to send request!', text: 'Request could not be sent to admin successfully.', status: 'error' });
      return;
    }
    shell.toast({ title: 'Request sent!', text: 'Request has been sent successfully.', status: 'success' });
    setAsking(false);
    onChanged();
  };
  return (
    <>
      <H1 ref={heading} tabIndex={-1}>Know another founder?</H1>
      <Text as="p" tone="2">Give them a code, earn a share of what they pay. An admin looks at every request.</Text>
      <Steps>
        <OneStep state="now" title="You ask">For your company, as its owner or an admin.</OneStep>
        <OneStep title="You get a link and codes">
          Whoever starts within {AFFILIATE.referralDays} days of the first click counts for you.
        </OneStep>
        <OneStep title="You earn when they pay">
          {AFFILIATE.linkCommission}% of what arrived, {AFFILIATE.heldDays} days after it did. A refund takes it back.
        </OneStep>
      </Steps>
      <Actions>
        <Button variant="primary" icon={TicketPercentIcon} onClick={() => setAsking(true)}>Join affiliate program</Button>
        <Button variant="ghost" href="/app">Back</Button>
      </Actions>
      <ConfirmDialog
        open={isAsking} busy={isBusy} title="Are you sure you want to join?" confirmLabel="Join affiliate program"
        onCancel={() => setAsking(false)} onConfirm={() => void send()}
      >
        <Text>A request would be sent to the admin of this platform</Text>
      </ConfirmDialog>
    </>
  );
}

function Requested({ affiliate: { requestedAt, requestedBy }, onChanged }: { affiliate: Program; onChanged: () => void }) {
  const { companyId, companyName } = useCompany();
  const heading = usePageHeading('requested');
  const run = useCommand();
  const withdraw = async () => {
    const result = await run(WithdrawRequestDocument, 'withdrawAffiliateRequest', { companyId }, { doing: 'withdrawing the request' });
    if (result.ok) onChanged();
  };
  return (
    <>
      <H1 ref={heading} tabIndex={-1}>Your request is with the admin</H1>
      <Text as="p" tone="2">Most requests are answered in two working days. You get a notification and a mail.</Text>
      <Steps>
        <OneStep state="done" title="Request sent">
          {requestedBy ? `By ${personName(requestedBy)}` : 'By your company'}{requestedAt ? `, ${formatDate(requestedAt)}` : ''}
        </OneStep>
        <OneStep state="now" title={`An admin looks at ${companyName}`}>Profile, plan and who follows you.</OneStep>
        <OneStep title="You get a code and the dashboard">Your link works from that minute.</OneStep>
      </Steps>
      <Actions>
        <Button disabled icon={ClockIcon}>Affiliate Request Sent</Button>
        <Button variant="ghost" href="/app">Back to {companyName}</Button>
      </Actions>
      <Text as="p" size="small" tone="3">
        Something changed? <Button size="sm" variant="ghost" onClick={() => void withdraw()}>Withdraw the request</Button>
      </Text>
    </>
  );
}

function OneStep({ state = 'next', title, children }: { state?: 'done' | 'now' | 'next'; title: string; children: ReactNode }) {
  return (
    <Step aria-current={state === 'now' ? 'step' : undefined}>
      <Segment solid={state === 'done'} next={state === 'now'} />
      <span><b>{title}</b><Text size="small" tone="3">{children}</Text></span>
    </Step>
  );
}
