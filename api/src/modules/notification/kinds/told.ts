import type { ModuleKey, ShareSection } from '@heartwood/contract/domain';
import type { JsonObject } from '../../../events/bus';
import type { NotificationKind } from './ways';

/** What a row says beside who and how many; names of what may be gone by then stand in it as they were. */
export interface NotificationData extends JsonObject {
  moduleKey?: ModuleKey;
  commentId?: string;
  dueDate?: string;
  seatId?: string;
  channelId?: string;
  /** Null of a conversation of two. */
  channelName?: string | null;
  /** Of the thread that a message stands in. */
  threadId?: string;
  companyName?: string;
  position?: string;
  access?: string;
  role?: string;
  done?: number;
  exportId?: string;
  fileName?: string;
  goalId?: string;
  goalTitle?: string;
  eventId?: string;
  eventName?: string;
  /** `YYYY-MM-DD` where it happens. */
  eventDate?: string;
  /** Before the start. */
  minutes?: number;
  postId?: string;
  /** That a post has. */
  tagName?: string;
  noteId?: string;
  noteTitle?: string;
  presentationId?: string;
  presentationTitle?: string;
  linkId?: string;
  /** Who a link is for. */
  linkName?: string;
  section?: ShareSection;
  /** Of a coupon. */
  code?: string;
  /** In words, as somebody wrote it. */
  reason?: string;
  /** With its currency, in words. */
  amount?: string;
  /** Last four digits of an account that commission goes to. */
  account?: string;
  /** Of the plan that is paid for. */
  planName?: string;
  /** `YYYY-MM-DD`. */
  until?: string;
  /** Until then. */
  days?: number;
  /** What the plan does not open, or what there is none left of. */
  feature?: string;
  /** Who did it first, of what leads to them. */
  userId?: string;
}

export interface Told {
  count: number;
  /** Names of up to three, newest first. */
  actors: readonly string[];
  /** Their ids. */
  actorIds: readonly string[];
  company: { id: string; name: string } | null;
  data: NotificationData;
}

/** One sentence, with what stands out in it, and where it leads. */
export interface Words { message: string; strong: string[]; path: string }

/** One of the closed list of what people are told. */
export interface Type {
  kind: NotificationKind;
  /** By mail it is told at once, and not in the digest; `own`: whoever tells of it has written a mail of its own. */
  mail?: 'now' | 'own';
  words(told: Told): Words;
}

/** "Kofi Mensah", "Kofi Mensah and Noor Haddad", "Kofi Mensah and others". */
export function actorsOf({ actors: [first = 'Somebody', second, third] }: Told): string {
  if (second === undefined) return first;
  return `${first} and ${third === undefined ? second : 'others'}`;
}

/** Of what each does once, so that the count is people: "Priya Raman and 4 others". */
export function crowdOf(told: Told): string {
  const { count, actors: [first] } = told;
  return count > 2 && first !== undefined ? `${first} and ${count - 1} others` : actorsOf(told);
}

export const times = ({ count, actors }: Told) => (count > 1 && actors.length === 1 ? ` ${count} times` : '');

export const companyOf = ({ company, data }: Told) => data.companyName ?? company?.name ?? 'A company';

export const HOME = '/app/growth-framework';
