import { personName } from '@heartwood/contract/domain';
import { ForwardIcon, Icon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { channelPath } from '../chat/addresses';
import { isVisitor, useDesk } from '../chat/desk';
import { rowTime } from '../chat/times';
import { ForwardOriginDocument, type MessageFragment } from '../generated/graphql';

const Line = styled.span`
  display: flex; flex-wrap: wrap; align-items: center; gap: 2px 6px; padding-bottom: 4px; font-size: 11px; line-height: 15px;
  color: var(--text-3);
  [data-own] & { color: inherit; opacity: .85; }
  & > button {
    min-height: 24px; padding: 0; border: 0; background: none; color: inherit; font: inherit; font-weight: var(--fw-semi);
    text-decoration: underline; cursor: pointer;
  }
`;

/** Who wrote first what somebody passed on. Where that stands is told to who may read it there, and to nobody else. */
export function Forwarded({ origin: { messageId, author, at } }: { origin: NonNullable<MessageFragment['forwarded']> }) {
  const { self, shell } = useDesk();
  const [{ data }] = useQuery({ query: ForwardOriginDocument, variables: { id: messageId } });
  const place = isVisitor(self) ? null : data?.chatMessage;
  return (
    <Line>
      <Icon as={ForwardIcon} size={14} />Forwarded from {personName(author)}, {rowTime(at)}
      {place ? (
        <button type="button" onClick={() => shell.nav.navigate(channelPath({ id: place.channelId, name: null }, messageId))}>Show</button>
      ) : null}
    </Line>
  );
}
