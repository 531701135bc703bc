import { personName } from '@heartwood/contract/domain';
import { Button, Text } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { useChannelCommands } from '../chat/channel-commands';
import { ChannelRequestsDocument, type ChannelRequestsQuery } from '../generated/graphql';
import { $listsState } from './lists-state';

const Rows = styled.ul`display: flex; flex-direction: column; gap: 6px; margin: 0 0 8px; padding: 0; list-style: none; &:focus { outline: none; }`;
const Row = styled.li`padding: 9px 10px; border: 1px solid var(--border); border-radius: var(--r-2); overflow-wrap: anywhere;`;
const Buttons = styled.div`display: flex; gap: 6px; margin-top: 8px;`;

type Request = ChannelRequestsQuery['channelRequests'][number];

/** People whom the viewer has not met ask them into channels. Nothing stands there while nobody asks. */
export function ChannelRequests() {
  const state = useUnit($listsState);
  const [{ data }] = useQuery({ query: ChannelRequestsDocument, pause: state === 'waiting' });
  const { answer, isBusy } = useChannelCommands();
  const rows = useRef<HTMLUListElement>(null);
  const requests = data?.channelRequests ?? [];
  if (requests.length === 0) return null;
  const press = async (id: string, accept: boolean) => {
    const { ok } = await answer(id, accept);
    // The pressed button is gone with its row.
    if (ok) rows.current?.focus();
  };
  return (
    <Rows ref={rows} tabIndex={-1} aria-label="Requests">
      {requests.map((request) => (
        <Row key={request.id}>
          <Text size="small" tone="2">{asker(request)} asks you to join</Text>
          <div><strong>{request.name}</strong></div>
          <Buttons>
            <Button size="sm" variant="primary" busy={isBusy} aria-label={`Accept ${request.name}`} onClick={() => void press(request.id, true)}>Accept</Button>
            <Button size="sm" variant="ghost" disabled={isBusy} aria-label={`Decline ${request.name}`} onClick={() => void press(request.id, false)}>Decline</Button>
          </Buttons>
        </Row>
      ))}
    </Rows>
  );
}

function asker({ by, company }: Request): string {
  const name = by ? personName(by) : 'Somebody';
  return company ? `${name} of ${company}` : name;
}
