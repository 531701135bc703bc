import { useState } from 'react';
import { useClient, useQuery } from 'urql';
import { Button, ClockIcon, ConfirmDialog, FileTextIcon, Text, TicketPercentIcon } from '@heartwood/shared-ui';
import { MeDocument, PastEarningsDocument } from '../generated/graphql';
import type { CompanyCard } from '../graphql/me';
import { callJson } from '../session/call-json';
import { toast } from '../toasts/toasts';

interface AffiliateButtonProps {
  company: Pick<CompanyCard, 'id' | 'affiliateStatus'>;
  onDashboard: () => void;
  /** Of a company whose part in it has ended, and that earned there. */
  onEarnings: () => void;
}

/** The company's way into the affiliate programme, or how far it is there (specification, sections 4 and 8). */
export function AffiliateButton({ company, onDashboard, onEarnings }: AffiliateButtonProps) {
  const client = useClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [{ data }] = useQuery({
    query: PastEarningsDocument, variables: { companyId: company.id }, pause: company.affiliateStatus !== 'NONE',
  });
  const hasEarned = data?.affiliate != null && data.affiliate.months.length + data.affiliate.payouts.length > 0;

  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await callJson('POST', '/helpers/affiliate/request');
      toast({ title: 'Request sent!', text: 'Request has been sent successfully.', status: 'success' });
      setAsking(false);
      await client.query(MeDocument, {}, { requestPolicy: 'network-only' }).toPromise();
    } catch {
      toast({ title: 'Failed to send request!', text: 'Request could not be sent to admin successfully.', status: 'error' });
    }
    setBusy(false);
  };

  if (company.affiliateStatus === 'AFFILIATE')
    return <Button block icon={TicketPercentIcon} onClick={onDashboard}>Go To Affiliate Dashboard</Button>;
  if (company.affiliateStatus === 'REQUESTED') return <Button block disabled icon={ClockIcon}>Affiliate Request Sent</Button>;
  return (
    <>
      {hasEarned ? <Button block icon={FileTextIcon} onClick={onEarnings}>Past affiliate earnings</Button> : null}
      <Button block icon={TicketPercentIcon} onClick={() => setAsking(true)}>Join affiliate program</Button>
      <ConfirmDialog
        open={isAsking} busy={isBusy} title="Are you sure you want to join?" confirmLabel="Join affiliate program"
        onCancel={() => setAsking(false)} onConfirm={() => void send()}
      >
        <Text>A request would be sent to the admin of this platform</Text>
      </ConfirmDialog>
    </>
  );
}
