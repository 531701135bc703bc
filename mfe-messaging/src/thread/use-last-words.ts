import { personName } from '@heartwood/contract/domain';
import { markdownText } from '@heartwood/contract/text';
import { useState } from 'react';
import type { MessageRow } from './message-rows';

/**
 * What a screen reader is told: the newest message of somebody else that came while the thread is open. The list itself
 * stays silent, it also changes when one scrolls.
 */
export function useLastWords(rows: readonly MessageRow[]): string {
  const last = rows.findLast(({ message }) => message !== null);
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  if (openedAt === null && last?.message) setOpenedAt(last.message.seq);
  if (!last?.message || last.isOwn || openedAt === null || last.message.seq <= openedAt) return '';
  if (last.message.line) return last.message.body;
  return `${personName(last.message.author)}: ${markdownText(last.message.body)}`;
}
