import styled from 'styled-components';
import { mentionParts, type MentionMember, type MentionValue } from './mention-value';

const Words = styled.span`white-space: pre-wrap; overflow-wrap: anywhere;`;
const Name = styled.span`padding: 0 3px; border-radius: 4px; background: var(--surface-hover); color: var(--link); font-weight: var(--fw-medium);`;

/** A text with its mentions marked. */
export function MentionText({ value, members }: { value: MentionValue; members: readonly MentionMember[] }) {
  return (
    <Words>
      {mentionParts(value, members).map((part, index) => (part.kind === 'text' ? part.text : <Name key={index}>{part.text}</Name>))}
    </Words>
  );
}
