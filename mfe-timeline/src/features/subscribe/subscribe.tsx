import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { NotLoaded } from '@heartwood/client-kit/states';
import { Button, H3, IconButton, mobile, Modal, Popover, Skeleton, Text, useIsMobile, XIcon } from '@heartwood/shared-ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { CalendarLinkDocument, RenewCalendarLinkDocument } from '../../generated/graphql';
import { LinkPanel } from './link-panel';

const Inside = styled.div`display: flex; flex-direction: column; gap: 12px; padding: 8px 8px 6px; ${mobile} { padding: 0; }`;
const Head = styled.div`display: flex; align-items: center; justify-content: space-between;`;

export interface SubscribeProps {
  /** What it floats beside; null on a phone, where it is a sheet. */
  trigger: ReactElement | null;
  onClose(): void;
}

/** The viewer's own secret address for other calendars: made, copied, chosen from, renewed and switched off. */
export function Subscribe({ trigger, onClose }: SubscribeProps) {
  const isMobile = useIsMobile();
  if (isMobile || !trigger) return <Modal open title="Subscribe (ICS)" onClose={onClose}><Inside><Link /></Inside></Modal>;
  return (
    <Popover open onOpenChange={(isOpen) => { if (!isOpen) onClose(); }} label="Subscribe (ICS)" align="end" width={388} trigger={trigger}>
      <Inside>
        <Head><H3 as="h2">Subscribe (ICS)</H3><IconButton size="sm" icon={XIcon} label="Close" onClick={onClose} /></Head>
        <Link />
      </Inside>
    </Popover>
  );
}

function Link() {
  const { companyId } = useCompany();
  const run = useCommand();
  const [{ data, error, fetching }, ask] = useQuery({
    query: CalendarLinkDocument, variables: { companyId }, requestPolicy: 'cache-and-network',
  });
  if (error && !fetching && !data) return <NotLoaded what="Your link" onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton height={120} />;
  return (
    <>
      <Text size="dense" tone="2">Your calendar app reads this link about every hour. Changes go one way, from Heartwood.</Text>
      {data.calendarLink ? <LinkPanel key={data.calendarLink.url} link={data.calendarLink} /> : (
        <>
          <Text size="dense" tone="2">The link is your own, and off until you make it. Anyone who has it can read the calendar.</Text>
          <Button
            variant="primary" style={{ alignSelf: 'flex-start' }}
            onClick={() => void run(RenewCalendarLinkDocument, 'renewCalendarLink', { companyId }, { doing: 'making the link' })}
          >
            Make my link
          </Button>
        </>
      )}
    </>
  );
}
