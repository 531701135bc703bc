import { ShowMore, useMore } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import { Button, Text } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { useChannelCommands } from '../chat/channel-commands';
import { ChannelRequestsDocument, MoreChannelRequestsDocument, type RequestPageFragment } from '../generated/graphql';
import { $listsState } from './lists-state';

const Rows = styled.ul`
  display: flex; flex-direction: column; gap: 6px; margin: 0 0 8px; padding: 0; list-style: none;
  &:focus { outline: none; }
`;
const Row = styled.li`padding: 9px 10px; border: 1px solid var(--border); border-radius: var(--r-2); overflow-wrap: anywhere;`;
const Buttons = styled.div`display: flex; gap: 6px; margin-top: 8px;`;

type Request = RequestPageFragment['nodes'][number];

/**
 * People whom the viewer has not met ask them into channels. Nothing stands there while nobody asks.
 * @param onEmptied the last one was answered: where the focus goes
 */
export function ChannelRequests({ onEmptied }: { onEmptied(): void }) {
  const isWaiting = useUnit($listsState) === 'waiting';
  const [{ data }] = useQuery({ query: ChannelRequestsDocument, pause: isWaiting });
  const { answer, isBusy } = useChannelCommands();
  const rows = useRef<HTMLUListElement>(null);
  const page = data?.channelRequests;
  const more = useMore(page, MoreChannelRequestsDocument, (after) => ({ after }));
  const requests = page?.nodes ?? [];
  if (requests.length === 0) return null;
  const press = async (id: string, accept: boolean) => {
    const { ok } = await answer(id, accept);
    if (!ok) return;
    // The pressed button goes with its row, and the list with the last of them.
    if (requests.length > 1 || more) rows.current?.focus();
    else onEmptied();
  };
  return (
    <>
      <Rows ref={rows} tabIndex={-1} aria-label="Requests">
        {requests.map((request) => (
          <Row key={request.id}>
            <Text size="small" tone="2">{asker(request)} asks you to join</Text>
            <div><strong>{request.name}</strong></div>
            <Buttons>
              <Button
                size="sm" variant="primary" busy={isBusy} aria-label={`Accept ${request.name}`}
                onClick={() => void press(request.id, true)}
              >
                Accept
              </Button>
              <Button
                size="sm" variant="ghost" disabled={isBusy} aria-label={`Decline ${request.name}`}
                onClick={() => void press(request.id, false)}
              >
                Decline
              </Button>
            </Buttons>
          </Row>
        ))}
      </Rows>
      <ShowMore isByHand more={more} rows={rows} />
    </>
  );
}

function asker({ by, company }: Request): string {
  const name = by ? personName(by) : 'Somebody';
  return company ? `${name} of ${company}` : name;
}
