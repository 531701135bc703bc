import { isModuleKey } from '@heartwood/contract/domain';
import { pageRef } from '../../graphql/page.schema';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import { ModuleKeyRef } from '../company';
import { PersonRef } from '../identity';
import type { NotificationChoice } from './choices';
import { NOTIFICATION_KINDS, NOTIFICATION_TYPES, type NotificationType } from './kinds';
import { DIGESTS, type Digest } from './notification.table';
import type { NotificationEvent } from './notification-stream';
import type { QuietTimes } from './quiet-hours';
import type { MutedNotice } from './read-muted';
import type { Notification, NotificationPage } from './read-notifications';

const NotificationKindRef = builder.enumType('NotificationKind', {
  description: 'What a person chooses about.', values: NOTIFICATION_KINDS,
});

export const DigestRef = builder.enumType('Digest', { description: 'How often there is a mail of what one has missed.', values: DIGESTS });

const NotificationTypeRef = builder.enumType('NotificationType', {
  description: 'What happened.', values: Object.keys(NOTIFICATION_TYPES) as [NotificationType, ...NotificationType[]],
});

type Company = NonNullable<Notification['company']>;
const NotificationCompanyRef = builder.objectRef<Company>('NotificationCompany').implement({
  description: 'The company that it happened in, as its people and those it invites see it.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name'), logo: t.exposeString('logo', { nullable: true }) }),
});

type Invitation = NonNullable<Notification['invitation']>;
const NotificationInvitationRef = builder.objectRef<Invitation>('NotificationInvitation').implement({
  description: 'The invitation to answer; one that was declined is shown no more.',
  fields: (t) => ({ id: t.exposeID('id'), isAccepted: t.exposeBoolean('isAccepted') }),
});

export const NotificationRef = builder.objectRef<Notification>('Notification').implement({
  description: 'What one is told. The place it leads to asks for rights as ever.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: NotificationTypeRef }),
    kind: t.expose('kind', { type: NotificationKindRef }),
    message: t.exposeString('message', { description: 'One sentence.' }),
    strong: t.exposeStringList('strong', { description: 'What of the message stands out.' }),
    path: t.exposeString('path', { description: 'Where it leads.' }),
    subject: t.exposeString('subject', { description: 'What `muteSubject` takes to hear no more of it.' }),
    count: t.exposeInt('count', { description: 'How often it happened since it was last read.' }),
    actors: t.expose('actors', {
      type: [PersonRef], complexity: { field: 1, multiplier: 2 }, description: 'The last three, newest first.',
    }),
    company: t.expose('company', { type: NotificationCompanyRef, nullable: true }),
    invitation: t.expose('invitation', { type: NotificationInvitationRef, nullable: true }),
    moduleKey: t.field({
      type: ModuleKeyRef, nullable: true, resolve: ({ moduleKey }) => (moduleKey !== null && isModuleKey(moduleKey) ? moduleKey : null),
    }),
    read: t.exposeBoolean('read'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const NotificationPageRef = pageRef<Notification, NotificationPage>('NotificationPage', NotificationRef, 10);
builder.objectFields(NotificationPageRef, (t) => ({ unread: t.exposeInt('unread', { description: 'Of all, 100 at most.' }) }));

export const BadgeRef = builder.objectRef<{ key: string; count: number }>('Badge').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'As the manifest of the remote names it that keeps the count current.' }),
    count: t.exposeInt('count', { description: '100 at most.' }),
  }),
});

export const NotificationsPayloadRef = builder.objectRef<{ unread: number; error: UserError | null }>('NotificationsPayload').implement({
  fields: (t) => ({ unread: t.exposeInt('unread'), error: t.expose('error', { type: UserErrorRef, nullable: true }) }),
});

export const MutedNoticeRef = builder.objectRef<MutedNotice>('MutedNotice').implement({
  description: 'What the viewer is told nothing of.',
  fields: (t) => ({
    subject: t.exposeString('subject', { description: 'What `muteSubject` takes.' }),
    name: t.exposeString('name', { nullable: true, description: 'As it was called when it was told of last; null where it has no name.' }),
    person: t.expose('person', { type: PersonRef, nullable: true, description: 'Of `user:ID`, while they are there.' }),
    since: t.expose('since', { type: 'DateTime' }),
  }),
});

interface RestoredNotificationPayload { value: Notification | null; unread: number; error: UserError | null }
export const RestoredNotificationPayloadRef = builder.objectRef<RestoredNotificationPayload>('RestoredNotificationPayload').implement({
  fields: (t) => ({
    notification: t.expose('value', { type: NotificationRef, nullable: true }),
    unread: t.exposeInt('unread'),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const NotificationChoiceRef = builder.objectRef<NotificationChoice>('NotificationChoice').implement({
  description: 'How the viewer hears of a kind.',
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKindRef }),
    inApp: t.exposeBoolean('inApp'),
    push: t.exposeBoolean('push'),
    mail: t.exposeBoolean('mail'),
    isAlwaysInApp: t.exposeBoolean('isAlwaysInApp'),
  }),
});

export const NotificationChoicesPayloadRef = builder.objectRef<{
  choices: NotificationChoice[]; error: UserError | null;
}>('NotificationChoicesPayload').implement({
  fields: (t) => ({
    choices: t.expose('choices', { type: [NotificationChoiceRef], complexity: { field: 1, multiplier: 12 } }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const DigestPayloadRef = builder.objectRef<{ digest: Digest; error: UserError | null }>('DigestPayload').implement({
  fields: (t) => ({ digest: t.expose('digest', { type: DigestRef }), error: t.expose('error', { type: UserErrorRef, nullable: true }) }),
});

export const PushPayloadRef = builder.objectRef<{ error: UserError | null }>('PushPayload').implement({
  fields: (t) => ({ error: t.expose('error', { type: UserErrorRef, nullable: true }) }),
});

export const QuietHoursRef = builder.objectRef<QuietTimes>('QuietHours').implement({
  description: 'Between these times of day, where the viewer is, nothing makes itself heard. Such as 21:00 to 07:00.',
  fields: (t) => ({ from: t.exposeString('from'), to: t.exposeString('to') }),
});

interface QuietHoursPayload { quietHours: QuietTimes | null; error: UserError | null }
export const QuietHoursPayloadRef = builder.objectRef<QuietHoursPayload>('QuietHoursPayload').implement({
  fields: (t) => ({
    quietHours: t.expose('quietHours', { type: QuietHoursRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const NotificationWaysInput = builder.inputType('NotificationWaysInput', {
  description: 'What is left out stays.',
  fields: (t) => ({
    kind: t.field({ type: NotificationKindRef }),
    inApp: t.boolean({ required: false }),
    push: t.boolean({ required: false }),
    mail: t.boolean({ required: false }),
  }),
});

export const NotificationEventRef = builder.objectRef<NotificationEvent>('NotificationEvent').implement({
  description: 'HELLO: live from now on, or in other companies, load the list; NOTIFIED: a new one, or one with one more; CHANGED: one that '
    + 'is back, or an invitation that was accepted; READ and REMOVED: those with `ids`, in any tab; READ without ids is all.',
  fields: (t) => ({
    type: t.exposeString('type'),
    notification: t.expose('notification', { type: NotificationRef, nullable: true }),
    ids: t.field({ type: ['ID'], resolve: ({ ids }) => [...ids] }),
    unread: t.exposeInt('unread'),
    isQuiet: t.exposeBoolean('isQuiet', { description: 'In the hours in which the viewer wants quiet.' }),
  }),
});
