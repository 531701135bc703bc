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
