import { GROUP_WITHIN } from '../chat/limits';
import { isSameDay } from '../chat/times';
import type { MessageFragment } from '../generated/graphql';
import type { Outgoing } from './outbox.model';

/** One row of a thread: a message of the server, or one that is on its way. */
export interface MessageRow {
  id: string;
  message: MessageFragment | null;
  outgoing: Outgoing | null;
  at: string;
  isOwn: boolean;
  /** Begins a group of one sender: shows who and when. */
  isFirst: boolean;
  /** Ends it: has the tail. */
  isLast: boolean;
  /** First of its day. */
  startsDay: boolean;
  /** How many are new from here on; 0 elsewhere. */
  newFromHere: number;
}

/** One that is on its way cannot take other words: it may have arrived. Its field opens when the server has it, or has refused it. */
export function isEditable({ message, outgoing }: MessageRow): boolean {
  return message !== null || outgoing?.state === 'refused';
}

/**
 * @param readUpTo seq up to which the viewer had read when the thread was opened; null shows no "New" line
 * @param lastSeq of the channel: what is new may go on below the messages that are loaded
 */
export function messageRows(
  messages: readonly MessageFragment[], queue: readonly Outgoing[], selfId: string, readUpTo: number | null, lastSeq: number,
): MessageRow[] {
  const known = new Set(messages.map(({ id }) => id));
  const firstSeq = messages[0]?.seq ?? 0;
  // While the first unread message is not loaded there is no line: it would stand elsewhere with each older page.
  const firstNew = readUpTo === null || firstSeq > readUpTo + 1
    ? undefined
    : messages.find((message) => message.seq > readUpTo && message.author?.id !== selfId && !message.line);
  const linesAfter = (seq: number) => messages.filter((message) => message.seq > seq && message.line).length;
  const newCount = firstNew ? Math.max(lastSeq, messages.at(-1)?.seq ?? 0) - firstNew.seq + 1 - linesAfter(firstNew.seq) : 0;
  const rows: MessageRow[] = [
    ...messages.map((message) => ({
      id: message.id, message, outgoing: null, at: message.createdAt, isOwn: message.author?.id === selfId && !message.line,
      isFirst: true, isLast: true, startsDay: false,
      newFromHere: message === firstNew ? newCount : 0,
    })),
    ...queue.filter(({ id }) => !known.has(id)).sort((a, b) => a.turn - b.turn).map((outgoing) => ({
      id: outgoing.id, message: null, outgoing, at: new Date(outgoing.since).toISOString(), isOwn: true, isFirst: true, isLast: true,
      startsDay: false, newFromHere: 0,
    })),
  ];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    row.startsDay = !before || !isSameDay(before.at, row.at);
    if (before && !row.startsDay && row.newFromHere === 0 && areTogether(before, row)) {
      row.isFirst = false;
      before.isLast = false;
    }
  });
  return rows;
}

function areTogether(a: MessageRow, b: MessageRow): boolean {
  if (a.message?.line || b.message?.line) return false;
  const isSameSender = a.isOwn ? b.isOwn : !b.isOwn && a.message?.author?.id === b.message?.author?.id;
  return isSameSender && Date.parse(b.at) - Date.parse(a.at) < GROUP_WITHIN;
}
