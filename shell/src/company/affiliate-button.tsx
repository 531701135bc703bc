import { useState } from 'react';
import { useClient } from 'urql';
import { Button, ClockIcon, ConfirmDialog, Text, TicketPercentIcon } from '@heartwood/shared-ui';
import { MeDocument } from '../generated/graphql';
import type { CompanyCard } from '../graphql/me';
import { callJson } from '../session/call-json';
import { toast } from '../toasts/toasts';

/** The company's way into the affiliate programme, or how far it is there (specification, sections 4 and 8). */
export function AffiliateButton({ company, onDashboard }: { company: Pick<CompanyCard, 'affiliateStatus'>; onDashboard: () => void }) {
  const client = useClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

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
