import { personName } from '@heartwood/contract/domain';
import { markdownText } from '@heartwood/contract/text';
import styled from 'styled-components';
import type { QuoteFragment } from '../generated/graphql';

const Frame = styled.button`
  display: block;
  width: 100%;
  margin: 0 0 6px;
  padding: 2px 0 2px 8px;
  border: 0;
  border-left: 3px solid currentColor;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 12px;
  line-height: 16px;
  text-align: left;
  cursor: pointer;
  & > b { display: block; font-weight: var(--fw-semi); }
  & > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
`;

/** The message that is answered; pressing it goes there. */
export function Quoted({ quote, onJump }: { quote: QuoteFragment; onJump(seq: number): void }) {
  return (
    <Frame type="button" onClick={() => onJump(quote.seq)} aria-label={`Answer to ${personName(quote.author)}: ${quotedWords(quote)}`}>
      <b>{personName(quote.author)}</b>
      <span>{quotedWords(quote)}</span>
    </Frame>
  );
}

export function quotedWords({ isDeleted, body, hasAttachments }: Pick<QuoteFragment, 'isDeleted' | 'body' | 'hasAttachments'>): string {
  if (isDeleted) return 'Message deleted';
  return markdownText(body) || (hasAttachments ? 'Attachment' : '');
}
