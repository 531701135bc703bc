import { useCommand } from '@heartwood/client-kit/commands';
import { NotLoaded, useFailure } from '@heartwood/client-kit/states';
import { Button, DownloadIcon, Field, Input, Modal, Row, Skeleton, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import { useQuery } from 'urql';
import { EventFeedDocument, RenewEventFeedDocument, RevokeEventFeedDocument } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';

/** The secret address under which a calendar reads all events that the viewer attends. */
export function SubscribeDialog({ onClose }: { onClose(): void }) {
  const [asked, ask] = useQuery({ query: EventFeedDocument, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const url = asked.data?.eventFeed.url;
  return (
    <Modal
      open size={560} title="Your events in your calendar" subtitle="What you attend arrives there by itself, changes too." onClose={onClose}
    >
      {isFailed ? <NotLoaded what="The address" onRetry={retry} /> : null}
      {!isFailed && !asked.data ? <Skeleton height={120} /> : null}
      {asked.data ? <Address url={url ?? null} /> : null}
    </Modal>
  );
}

function Address({ url }: { url: string | null }) {
  const { shell } = useDesk();
  const run = useCommand();
  const [busy, setBusy] = useState(false);
  const change = async (command: () => Promise<unknown>) => {
    setBusy(true);
    await command();
    setBusy(false);
  };
  const renew = () => void change(() => run(RenewEventFeedDocument, 'renewEventFeed', {}, { doing: 'making the address' }));
  const revoke = () => void change(() => run(RevokeEventFeedDocument, 'revokeEventFeed', {}, { doing: 'switching the address off' }));
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    shell.toast({ title: 'Address copied', status: 'success' });
  };
  if (url === null) return <Button variant="primary" busy={busy} onClick={renew}>Make an address</Button>;
  return (
    <>
      <Field label="Address" hint="Whoever has it reads your events. Keep it to yourself."><Input readOnly value={url} /></Field>
      <Row>
        <Button variant="primary" onClick={() => void copy(url)}>Copy address</Button>
        <Button href={url.replace(/^https?:/, 'webcal:')} icon={DownloadIcon}>Open in my calendar</Button>
        <Button variant="ghost" busy={busy} onClick={renew}>Make a new one</Button>
        <Button variant="ghost" onClick={revoke}>Switch it off</Button>
      </Row>
      <Text as="p" size="small" tone="3">A new address ends the one before.</Text>
    </>
  );
}
