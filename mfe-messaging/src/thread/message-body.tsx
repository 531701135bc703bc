import styled, { css } from 'styled-components';
import { personName } from '../chat/names';
import type { MessageFragment } from '../generated/graphql';
import { textParts } from './text-parts';

const Words = styled.span`white-space: pre-wrap; overflow-wrap: anywhere;`;
const Link = styled.a`
  color: var(--link);
  font-weight: var(--fw-medium);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  [data-own] & { color: inherit; }
`;
const Mention = styled.span<{ $me: boolean }>`
  padding: 0 3px;
  border-radius: 4px;
  background: var(--surface-hover);
  color: var(--link);
  font-weight: var(--fw-medium);
  [data-own] & { background: rgb(255 255 255 / .16); color: inherit; }
  ${({ $me }) => $me && css`background: var(--warning-soft); color: var(--warning-text);`}
`;

/** The words of a message: links open in a new tab, names that are mentioned stand out. */
export function MessageBody({ message, selfId }: { message: Pick<MessageFragment, 'body' | 'mentions'>; selfId: string }) {
  const people = message.mentions.map((person) => ({ id: person.id, name: personName(person) }));
  return (
    <Words>
      {textParts(message.body, people).map((part, index) => {
        if (part.kind === 'link') return <Link key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">{part.text}</Link>;
        if (part.kind === 'mention') return <Mention key={index} $me={part.id === selfId}>{part.text}</Mention>;
        return part.text;
      })}
    </Words>
  );
}
