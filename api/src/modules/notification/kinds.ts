import { AREAS, moduleOf, shareSectionTitle, type ModuleKey, type ShareSection } from '@heartwood/contract/domain';
import type { JsonObject } from '../../events/bus';
import { dayMonth } from '../../text/days';

/** What a person chooses about, in the order of the settings page. */
export const NOTIFICATION_KINDS = [
  'COMMENT', 'MENTION', 'LIKE', 'FOLLOW', 'INVITE', 'ASSIGN', 'LEVEL', 'DUE', 'EVENT', 'MESSAGE', 'BILLING', 'FILE',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export interface Ways { inApp: boolean; push: boolean; mail: boolean }

const ways = (inApp: boolean, push: boolean, mail: boolean): Ways => ({ inApp, push, mail });

/** As it comes (product decision 97). */
export const DEFAULT_WAYS: Record<NotificationKind, Ways> = {
  COMMENT: ways(true, true, true),
  MENTION: ways(true, true, true),
  LIKE: ways(true, false, false),
  FOLLOW: ways(true, false, false),
  INVITE: ways(true, true, true),
  ASSIGN: ways(true, true, true),
  LEVEL: ways(true, false, false),
  DUE: ways(true, true, false),
  EVENT: ways(true, true, true),
  MESSAGE: ways(true, true, false),
  BILLING: ways(true, false, true),
  FILE: ways(true, false, false),
};

/** What nobody can choose not to see in the product. */
export const ALWAYS_IN_APP: readonly NotificationKind[] = ['INVITE', 'BILLING', 'FILE'];

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
  linkId?: string;
  /** Who a link is for. */
  linkName?: string;
  section?: ShareSection;
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

interface Type {
  kind: NotificationKind;
  /** By mail it is told at once, and not in the digest; `own`: whoever tells of it has written a mail of its own. */
  mail?: 'now' | 'own';
  words(told: Told): Words;
}

/** The closed list of what people are told: each with its words and its place. */
export const NOTIFICATION_TYPES = {
  MENTIONED: { kind: 'MENTION', words: (told) => onModule(told, `mentioned you${times(told)} in`) },
  COMMENTED: { kind: 'COMMENT', words: (told) => onModule(told, `commented${times(told)} on`) },
  ASSIGNED: {
    kind: 'ASSIGN',
    words: (told) => {
      const { message, ...rest } = onModule(told, 'assigned you to');
      return { ...rest, message: told.data.dueDate === undefined ? message : `${message}, due ${dayMonth(told.data.dueDate)}` };
    },
  },
  GOAL_MENTIONED: { kind: 'MENTION', words: (told) => onGoal(told, `mentioned you${times(told)} in`) },
  GOAL_COMMENTED: { kind: 'COMMENT', words: (told) => onGoal(told, `commented${times(told)} on`) },
  GOAL_ASSIGNED: {
    kind: 'ASSIGN',
    words: (told) => {
      const { message, ...rest } = onGoal(told, 'assigned you to');
      return { ...rest, message: told.data.dueDate === undefined ? message : `${message}, due ${dayMonth(told.data.dueDate)}` };
    },
  },
  NOTE_ASSIGNED: {
    kind: 'ASSIGN',
    words: (told) => {
      const [who, title] = [actorsOf(told), told.data.noteTitle ?? 'a note'];
      return { message: `${who} assigned you the note ${title}`, strong: [who, title], path: `${HOME}?note=${told.data.noteId ?? ''}` };
    },
  },
  GOAL_DUE: {
    kind: 'DUE',
    words: (told) => ({ message: `${goalOf(told)} is due on ${dueOf(told)}`, strong: [goalOf(told)], path: goalPath(told) }),
  },
  GOAL_LATE: {
    kind: 'DUE',
    words: (told) => ({ message: `${goalOf(told)} is late: it was due on ${dueOf(told)}`, strong: [goalOf(told)], path: goalPath(told) }),
  },
  GOAL_CHECK_IN: {
    kind: 'DUE',
    words: (told) => {
      const [title, more] = [goalOf(told), told.count - 1];
      const message = more === 0 ? `${title} waits for its weekly check-in`
        : `${title} and ${more} other ${more === 1 ? 'goal' : 'goals'} wait for their weekly check-in`;
      return { message, strong: [title], path: goalPath(told) };
    },
  },
  MODULE_DONE: {
    kind: 'LEVEL',
    words: (told) => {
      const title = titleOf(told);
      return { message: `${title} is done. ${companyOf(told)} is at ${told.data.done ?? 0} of 28`, strong: [title], path: modulePath(told) };
    },
  },
  CHAT_MENTIONED: { kind: 'MENTION', words: (told) => inChat(told, 'mentioned you', 'mentioned you in a message') },
  CHAT_REPLIED: { kind: 'COMMENT', words: (told) => inChat(told, 'replied to you', 'replied to you') },
  MESSAGED: {
    kind: 'MESSAGE',
    words: (told) => {
      const { count, data: { channelName } } = told;
      const words = inChat(told, 'wrote', count > 1 ? `sent you ${count} messages` : 'wrote to you');
      if (count === 1 || channelName == null) return words;
      return { ...words, message: `${count} new messages in ${channelName}`, strong: [channelName] };
    },
  },
  // What was asked stands with the link: whoever it comes from is known to nobody.
  SHARE_ASKED: {
    kind: 'COMMENT',
    words: (told) => {
      const { linkName = 'A reader', section, linkId = '' } = told.data;
      const about = section === undefined ? 'a section' : shareSectionTitle(section);
      const message = told.count > 1 ? `${linkName}: ${told.count} questions, the last about ${about}` : `${linkName}: a question about ${about}`;
      return { message, strong: [linkName, about], path: `/app/overview?share=${linkId}` };
    },
  },
  INVITED: {
    kind: 'INVITE',
    mail: 'own',
    words: (told) => ({
      message: `${companyOf(told)} invited you as ${told.data.position ?? ''}, ${told.data.access ?? ''}`, strong: [companyOf(told)], path: '/app',
    }),
  },
  ROLE_CHANGED: {
    kind: 'INVITE',
    mail: 'now',
    words: (told) => ({
      message: `${actorsOf(told)} changed what you do in ${companyOf(told)}: ${told.data.role ?? ''}, ${told.data.access ?? ''}`,
      strong: [actorsOf(told), companyOf(told)], path: '/app/team',
    }),
  },
  REMOVED: {
    kind: 'INVITE',
    mail: 'now',
    words: (told) => ({ message: `${actorsOf(told)} removed you from ${companyOf(told)}`, strong: [actorsOf(told), companyOf(told)], path: '/app' }),
  },
  POST_MENTIONED: { kind: 'MENTION', words: (told) => onPost(told, `mentioned you${times(told)} in a post`) },
  POST_COMMENT_MENTIONED: { kind: 'MENTION', words: (told) => onPost(told, `mentioned you${times(told)} in a comment`) },
  POST_COMMENTED: { kind: 'COMMENT', words: (told) => onPost(told, `commented${times(told)} on your post`) },
  POST_REPLIED: { kind: 'COMMENT', words: (told) => onPost(told, `replied${times(told)} to your comment`) },
  POST_REPOSTED: { kind: 'COMMENT', words: (told) => onPost(told, 'reposted your post') },
  POST_LIKED: { kind: 'LIKE', words: (told) => onPost(told, 'liked your post', crowdOf(told)) },
  POST_COMMENT_LIKED: { kind: 'LIKE', words: (told) => onPost(told, 'liked your comment', crowdOf(told)) },
  POSTED: {
    kind: 'FOLLOW',
    words: (told) => {
      const { companyName, tagName } = told.data;
      return onPost(told, tagName === undefined ? 'wrote a post' : `wrote a post with #${tagName}`, companyName ?? actorsOf(told));
    },
  },
  FOLLOWED: {
    kind: 'FOLLOW',
    words: (told) => {
      const who = crowdOf(told);
      return { message: `${who} followed you`, strong: [who], path: `/app/profile/user/${told.actorIds[0] ?? told.data.userId ?? ''}` };
    },
  },
  COMPANY_FOLLOWED: {
    kind: 'FOLLOW',
    words: (told) => {
      const [who, name] = [crowdOf(told), companyOf(told)];
      return { message: `${who} followed ${name}`, strong: [who, name], path: `/app/profile/user/${told.actorIds[0] ?? told.data.userId ?? ''}` };
    },
  },
  EXPORTED: {
    kind: 'FILE',
    words: (told) => {
      const { exportId = '', fileName = 'Your file' } = told.data;
      return { message: `${fileName} is there. It is kept for a week`, strong: [fileName], path: `${HOME}?export=${exportId}` };
    },
  },
  EVENT_REMINDED: { kind: 'EVENT', mail: 'now', words: (told) => onEvent(told, `begins in ${spanOf(told)}`) },
  EVENT_SOON: { kind: 'EVENT', mail: 'own', words: (told) => onEvent(told, `begins in ${spanOf(told)}`) },
  EVENT_CHANGED: { kind: 'EVENT', mail: 'own', words: (told) => onEvent(told, 'has changed') },
  EVENT_CANCELLED: { kind: 'EVENT', mail: 'own', words: (told) => onEvent(told, 'is cancelled') },
  EVENT_PLACE: {
    kind: 'EVENT',
    mail: 'now',
    words: (told) => ({ ...onEvent(told, ''), message: `A place came free at ${eventOf(told)}. It is kept for you for a while` }),
  },
  // In the digest alone: it comes from whom one may not know.
  EVENT_INVITED: {
    kind: 'EVENT',
    words: (told) => ({
      ...onEvent(told, ''), message: `${actorsOf(told)} invited you to ${eventOf(told)}`, strong: [actorsOf(told), eventOf(told)],
    }),
  },
  EVENT_ADDED: {
    kind: 'EVENT',
    words: (told) => ({
      ...onEvent(told, ''), message: `${actorsOf(told)} added you to ${eventOf(told)}`, strong: [actorsOf(told), eventOf(told)],
    }),
  },
  // What it says stands on the event's page: a push and a mail pass through other hands.
  EVENT_MESSAGE: {
    kind: 'EVENT',
    mail: 'now',
    words: (told) => ({
      ...onEvent(told, ''), message: `${actorsOf(told)} wrote to everybody who attends ${eventOf(told)}`, strong: [actorsOf(told), eventOf(told)],
    }),
  },
  EVENT_ATTENDED: {
    kind: 'EVENT',
    words: (told) => ({
      ...onEvent(told, ''), message: `${actorsOf(told)} ${told.count > 1 ? 'attend' : 'attends'} ${eventOf(told)}`,
      strong: [actorsOf(told), eventOf(told)],
    }),
  },
} as const satisfies Record<string, Type>;

export type NotificationType = keyof typeof NOTIFICATION_TYPES;

/** Whose mails are not for the digest to write. */
export const TYPES_NOT_IN_DIGEST = Object.entries<Type>(NOTIFICATION_TYPES)
  .filter(([, { mail }]) => mail !== undefined).map(([type]) => type);

export const isMailedNow = (type: NotificationType): boolean => (NOTIFICATION_TYPES[type] as Type).mail === 'now';

export const isNotificationType = (type: string): type is NotificationType => Object.hasOwn(NOTIFICATION_TYPES, type);

function onModule(told: Told, verb: string): Words {
  const [who, title] = [actorsOf(told), titleOf(told)];
  return { message: `${who} ${verb} ${title}`, strong: [who, title], path: modulePath(told) };
}

function onGoal(told: Told, verb: string): Words {
  const [who, title] = [actorsOf(told), goalOf(told)];
  // What was said stands in a part of its own.
  return { message: `${who} ${verb} ${title}`, strong: [who, title], path: `${goalPath(told)}${told.data.commentId ? '&part=comments' : ''}` };
}

const eventOf = ({ data }: Told) => data.eventName ?? 'An event';

function onEvent(told: Told, what: string): Words {
  const [name, { eventDate }] = [eventOf(told), told.data];
  const day = eventDate === undefined ? '' : `, ${dayMonth(eventDate)}`;
  return { message: `${name}${day} ${what}`, strong: [name], path: `/app/events/${told.data.eventId ?? ''}` };
}

/** "15 minutes", "3 hours", "1 day" */
function spanOf({ data: { minutes = 0 } }: Told): string {
  const [count, unit] = minutes >= 1440 ? [minutes / 1440, 'day'] : minutes >= 60 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const goalOf = ({ data }: Told) => data.goalTitle ?? 'a goal';
const dueOf = ({ data: { dueDate } }: Told) => (dueDate === undefined ? 'its day' : dayMonth(dueDate));
const goalPath = ({ data }: Told) => `/app/timeline?goal=${data.goalId ?? ''}`;

function onPost({ data, ...told }: Told, what: string, who = actorsOf({ ...told, data })): Words {
  const { postId = '', commentId } = data;
  const path = `/app/explore/post/${postId}${commentId === undefined ? '' : `?comment=${commentId}`}`;
  return { message: `${who} ${what}`, strong: [who], path };
}

/** In a channel, by its name; between two, by who the other one is. */
function inChat({ actors: [who = 'Somebody'], actorIds: [otherId], data }: Told, verb: string, toYou: string): Words {
  const { channelId, channelName, threadId } = data;
  const thread = threadId === undefined ? '' : `&thread=${threadId}`;
  if (channelName == null) return { message: `${who} ${toYou}`, strong: [who], path: `/app/messaging/user?name=${otherId ?? ''}${thread}` };
  const path = `/app/messaging/channel?channel=${channelId ?? ''}${thread}`;
  return { message: `${who} ${verb} in ${channelName}`, strong: [who, channelName], path };
}

/** "Kofi Mensah", "Kofi Mensah and Noor Haddad", "Kofi Mensah and others". */
function actorsOf({ actors: [first = 'Somebody', second, third] }: Told): string {
  if (second === undefined) return first;
  return `${first} and ${third === undefined ? second : 'others'}`;
}

/** Of what each does once, so that the count is people: "Priya Raman and 4 others". */
function crowdOf(told: Told): string {
  const { count, actors: [first] } = told;
  return count > 2 && first !== undefined ? `${first} and ${count - 1} others` : actorsOf(told);
}

const times = ({ count, actors }: Told) => (count > 1 && actors.length === 1 ? ` ${count} times` : '');

const titleOf = ({ data }: Told) => (data.moduleKey ? moduleOf(data.moduleKey).label : 'a module');

const companyOf = ({ company, data }: Told) => data.companyName ?? company?.name ?? 'A company';

const HOME = '/app/growth-framework';

function modulePath({ data: { moduleKey } }: Told): string {
  if (!moduleKey) return HOME;
  const { area } = moduleOf(moduleKey);
  const route = AREAS.find(({ key }) => key === area)?.route ?? '';
  return `${HOME}${route === '' ? '' : `/${route}`}?module=${moduleKey}`;
}
