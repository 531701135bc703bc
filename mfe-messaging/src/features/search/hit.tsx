import { markdownText } from '@heartwood/contract/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rowTime } from '../../chat/times';
import type { MessageFragment } from '../../generated/graphql';

/** Rows of messages that were looked for. */
export const Rows = styled.ul`display: flex; flex-direction: column; margin: 0; padding: 0; list-style: none;`;

export const Hit = styled.button`
  display: flex; gap: 10px; align-items: center; width: 100%; padding: 8px 10px; border: 0; border-radius: 10px; background: none;
  color: inherit; font: inherit; font-size: 12px; line-height: 17px; text-align: left; cursor: pointer;
  &:hover { background: var(--surface-hover); }
  & > span:last-child { flex: 1; min-width: 0; }
  & b { font-size: 13px; font-weight: var(--fw-medium); }
  & time { float: right; font-size: 11px; color: var(--text-3); }
  & p {
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; color: var(--text-2);
    overflow-wrap: anywhere;
  }
  & mark { background: var(--warning-soft); color: inherit; }
`;

interface MessageHitProps {
  message: MessageFragment;
  /** Who said it, and where. */
  title: string;
  onOpen(): void;
  /** Shows its words, or the names of its files. */
  render?: (text: string) => ReactNode;
}

/** A message that was looked for. */
export function MessageHit({ message, title, onOpen, render = (text) => text }: MessageHitProps) {
  const text = markdownText(message.body) || message.attachments.map(({ name }) => name).join(', ');
  return (
    <li>
      <Hit type="button" data-hit onClick={onOpen}>
        <span>
          <time dateTime={message.createdAt}>{rowTime(message.createdAt)}</time>
          <b>{title}</b>
          <p>{render(text)}</p>
        </span>
      </Hit>
    </li>
  );
}
