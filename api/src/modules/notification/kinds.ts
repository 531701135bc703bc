import { OF_AFFILIATES } from './kinds/of-affiliates';
import { OF_BILLING } from './kinds/of-billing';
import { OF_CHATS } from './kinds/of-chats';
import { OF_COMPANIES } from './kinds/of-companies';
import { OF_EVENTS } from './kinds/of-events';
import { OF_PLAN } from './kinds/of-plan';
import { OF_POSTS } from './kinds/of-posts';
import type { Type } from './kinds/told';
import type { NotificationKind } from './kinds/ways';

export type { NotificationData, Told, Words } from './kinds/told';
export { ALWAYS_IN_APP, DEFAULT_WAYS, NOTIFICATION_KINDS, type NotificationKind, type Ways } from './kinds/ways';

/** The closed list of what people are told: each with its words and its place. */
export const NOTIFICATION_TYPES = {
  ...OF_PLAN, ...OF_CHATS, ...OF_COMPANIES, ...OF_POSTS, ...OF_EVENTS, ...OF_AFFILIATES, ...OF_BILLING,
} as const satisfies Record<string, Type>;

export type NotificationType = keyof typeof NOTIFICATION_TYPES;

/** Whose mails are not for the digest to write. */
export const TYPES_NOT_IN_DIGEST = Object.entries<Type>(NOTIFICATION_TYPES)
  .filter(([, { mail }]) => mail !== undefined).map(([type]) => type);

export const isMailedNow = (type: NotificationType): boolean => (NOTIFICATION_TYPES[type] as Type).mail === 'now';

export const isNotificationType = (type: string): type is NotificationType => Object.hasOwn(NOTIFICATION_TYPES, type);

/** The types of a kind. */
export const typesOf = (kind: NotificationKind): string[] => (
  Object.entries<Type>(NOTIFICATION_TYPES).filter(([, type]) => type.kind === kind).map(([type]) => type)
);
