import { fullName } from '@heartwood/contract/domain';
import { H2, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { EventMessagesDocument } from '../../generated/graphql';

const Said = styled.ul`
  display: grid; gap: 12px; margin: 10px 0 0; padding: 0; list-style: none;
  & p { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', hour12: true });

/** What the hosts told who comes; nothing where they told nothing. */
export function HostMessages({ eventId }: { eventId: string }) {
  const [{ data }] = useQuery({ query: EventMessagesDocument, variables: { eventId }, requestPolicy: 'cache-and-network' });
  const messages = data?.eventMessages ?? [];
  if (messages.length === 0) return null;
  return (
    <section aria-label="Messages from the host">
      <H2 as="h2">From the host</H2>
      <Said>
        {messages.map(({ id, message, createdAt, author }) => (
          <li key={id}>
            <Text as="p">{message}</Text>
            <Text as="p" size="small" tone="3">{author ? `${fullName(author)}, ` : ''}{day.format(new Date(createdAt))}</Text>
          </li>
        ))}
      </Said>
    </section>
  );
}
