import { randomUUID } from 'node:crypto';
import { signedIn, type Rights } from '../../testing/rights';

export const NOTIFICATION_RIGHTS: Rights = {
  fields: {
    'Query.notifications': signedIn(),
    'Query.badges': signedIn(),
    'Query.notificationChoices': signedIn(),
    'Mutation.markNotificationsRead': signedIn(),
    'Mutation.removeNotification': signedIn({ id: randomUUID() }),
    'Mutation.restoreNotification': { may: ['editor'], variables: ({ notificationId }) => ({ id: notificationId }) },
    'Mutation.muteSubject': signedIn({ subject: `user:${randomUUID()}`, isMuted: true }),
    'Mutation.savePushSubscription': signedIn({ endpoint: 'https://push.example/a', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }),
    'Mutation.removePushSubscription': signedIn({ endpoint: 'https://push.example/a' }),
    'Query.mutedNotices': signedIn(),
    'Query.quietHours': signedIn(),
    'Mutation.chooseQuietHours': signedIn({ from: '21:00', to: '07:00' }),
    'Query.notificationDigest': signedIn(),
    'Mutation.chooseDigest': signedIn({ digest: 'DAILY' }),
    'Mutation.chooseNotifications': signedIn({ set: [{ kind: 'COMMENT', mail: false }] }),
    'Subscription.notificationStream': signedIn(),
  },
  routes: {
    'POST /notifications/push-renewal': { policy: 'public', status: 422, request: () => ({ body: {} }) },
    'POST /notifications/digest-off': { policy: 'public', status: 400, request: () => ({ body: {} }) },
  },
  types: {
    // The person alone.
    Notification: {
      from: ['NotificationPage.nodes', 'NotificationEvent.notification', 'RestoredNotificationPayload.notification', 'MineMentions.rows'],
      fields: [
        'id', 'type', 'kind', 'message', 'strong', 'path', 'subject', 'count', 'actors', 'company', 'invitation', 'moduleKey', 'read',
        'createdAt', 'updatedAt',
      ],
    },
    // What the person's own notifications said.
    MutedNotice: { from: ['Query.mutedNotices'], fields: ['subject', 'name', 'person', 'since'] },
    NotificationCompany: { from: ['Notification.company'], fields: ['id', 'name', 'logo'] },
  },
};
