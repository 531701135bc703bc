import type { Context } from '../../request/context';
import { expected } from '../../request/expected-failure';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { requireViewer } from '../identity';
import { chooseNotifications, readChoices } from './choices';
import { markNotificationsRead } from './mark-notifications-read';
import { muteSubject } from './mute-subject';
import {
  BadgeRef, DigestPayloadRef, DigestRef, MutedNoticeRef, NotificationChoiceRef, NotificationChoicesPayloadRef, NotificationEventRef,
  NotificationPageRef,
  NotificationsPayloadRef, NotificationWaysInput, PushPayloadRef, QuietHoursPayloadRef, QuietHoursRef, RestoredNotificationPayloadRef,
} from './notification.schema';
import { openNotificationStream } from './notification-stream';
import { MOST_LISTED, readMuted } from './read-muted';
import { readNotifications, readUnread } from './read-notifications';
import { removeNotification } from './remove-notification';
import { restoreNotification } from './restore-notification';
import { removePushSubscription, savePushSubscription } from './push-subscriptions';
import { chooseDigest, chooseQuietHours, readDigest, readQuietHours } from './settings';

async function payload<Value>(context: Context, command: () => Promise<Value>) {
  const done = await expected(command);
  return { ...done, unread: await readUnread(context, requireViewer(context).userId) };
}

const base = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

builder.queryFields((t) => ({
  notifications: t.field({
    ...base, type: NotificationPageRef, description: 'What the viewer is told, newest first.',
    args: {
      first: t.arg.int({ required: false, defaultValue: 30 }),
      after: t.arg.string({ required: false }),
      unreadOnly: t.arg.boolean({ required: false, defaultValue: true }),
    },
    resolve: (_root, { first, after, unreadOnly }, context) => (
      readNotifications(context, { first: first ?? 30, after: after ?? null, unreadOnly: unreadOnly ?? true })
    ),
  }),
  badges: t.field({
    ...base, type: [BadgeRef], complexity: { field: STATEMENT_COST, multiplier: 1 },
    description: 'What is counted for the viewer beside tools and menus.',
    resolve: async (_root, _args, context) => [{ key: 'notifications', count: await readUnread(context, requireViewer(context).userId) }],
  }),
  notificationChoices: t.field({
    ...base, type: [NotificationChoiceRef], complexity: { field: STATEMENT_COST, multiplier: 12 },
    description: 'All kinds, each as the viewer chose it or as it comes.',
    resolve: (_root, _args, context) => readChoices(context),
  }),
  mutedNotices: t.field({
    ...base, type: [MutedNoticeRef], complexity: { field: STATEMENT_COST, multiplier: MOST_LISTED / 10 },
    description: 'What `muteSubject` keeps from the viewer, the latest first.',
    resolve: (_root, _args, context) => readMuted(context),
  }),
  quietHours: t.field({
    ...base, type: QuietHoursRef, nullable: true, description: 'Null: there are none.',
    resolve: (_root, _args, context) => readQuietHours(context),
  }),
  notificationDigest: t.field({ ...base, type: DigestRef, resolve: (_root, _args, context) => readDigest(context) }),
}));

builder.mutationFields((t) => {
  const own = { ...base, type: NotificationsPayloadRef } as const;
  return {
    markNotificationsRead: t.field({
      ...own, args: { ids: t.arg.idList({ required: false }) }, description: 'Own ones; all where `ids` is left out.',
      resolve: (_root, { ids }, context) => payload(context, () => markNotificationsRead(context, { ids: ids ?? null })),
    }),
    removeNotification: t.field({
      ...own, args: { id: t.arg.id() }, description: 'Takes it off the list.',
      resolve: (_root, args, context) => payload(context, () => removeNotification(context, args)),
    }),
    restoreNotification: t.field({
      ...base, type: RestoredNotificationPayloadRef, args: { id: t.arg.id() },
      description: 'Puts it back where it stood, some minutes long.',
      resolve: (_root, args, context) => payload(context, () => restoreNotification(context, args)),
    }),
    muteSubject: t.field({
      ...own, args: { subject: t.arg.string(), isMuted: t.arg.boolean() },
      description: 'A subject of a notification, or `user:ID`: nothing new of it is told.',
      resolve: (_root, args, context) => payload(context, () => muteSubject(context, args)),
    }),
    savePushSubscription: t.field({
      ...base, type: PushPayloadRef, args: { endpoint: t.arg.string(), p256dh: t.arg.string(), auth: t.arg.string() },
      description: 'Of this browser, for the viewer, until they sign out; who had it before gets nothing there any more.',
      resolve: (_root, args, context) => expected(() => savePushSubscription(context, args)),
    }),
    removePushSubscription: t.field({
      ...base, type: PushPayloadRef, args: { endpoint: t.arg.string() }, description: 'An own one. Twice is once.',
      resolve: (_root, args, context) => expected(() => removePushSubscription(context, args)),
    }),
    chooseQuietHours: t.field({
      ...base, type: QuietHoursPayloadRef, args: { from: t.arg.string({ required: false }), to: t.arg.string({ required: false }) },
      description: 'Times of day as 21:00; without them there are no quiet hours.',
      resolve: async (_root, { from, to }, context) => {
        const times = from == null && to == null ? null : { from: from ?? '', to: to ?? '' };
        const { error } = await expected(() => chooseQuietHours(context, times));
        return { quietHours: await readQuietHours(context), error };
      },
    }),
    chooseDigest: t.field({
      ...base, type: DigestPayloadRef, args: { digest: t.arg({ type: DigestRef }) },
      resolve: async (_root, args, context) => {
        const { error } = await expected(() => chooseDigest(context, args));
        return { digest: await readDigest(context), error };
      },
    }),
    chooseNotifications: t.field({
      ...base, type: NotificationChoicesPayloadRef, args: { set: t.arg({ type: [NotificationWaysInput] }) },
      resolve: async (_root, args, context) => {
        const { error } = await expected(() => chooseNotifications(context, args));
        return { choices: await readChoices(context), error };
      },
    }),
  };
});

builder.subscriptionFields((t) => ({
  notificationStream: t.field({
    ...base, type: NotificationEventRef, description: 'HELLO with how many are unread, then each as it comes.',
    subscribe: (_root, _args, context) => openNotificationStream(context),
    resolve: (event) => event,
  }),
}));
