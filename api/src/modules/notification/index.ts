import './notification.fields';

export { DigestLinks } from './digest-links';
export { findDigests } from './find-digests.job';
export { notificationRoutes } from './notification.routes';
export { PushSender } from './push-sender';
export { sendPush } from './send-push.job';
export { tellByPush } from './tell-by-push.job';
export { writeDigest } from './write-digest.job';
export { writeNotice } from './write-notice.job';

export { kindsBy } from './choices';
export { forgetSubject, forgetSubjects, whoWasTold } from './forget-subject';
export type { NotificationData, NotificationType } from './kinds';
export { morningZones } from './morning';
export { notify, notifyEach, type Notice, type Told } from './notify';
export { readSubject } from './read-subject';
export { forgetInvitation, settleInvitation } from './settle-invitation';
export { writeDemoNotifications, type DemoNotification } from './notification.demo';
export { sweepNotificationsJob } from './sweep-notifications.job';
export {
  companySubject, conversationSubject, eventSubject, goalSubject, invitationGroup, moduleSubject, noteSubject, postSubject,
  presentationSubject,
} from './subjects';
export { notifiedTopic, type NotificationNotice } from './notification-event';
export { NotificationRef } from './notification.schema';
export { unreadOfSql, type NotificationRow } from './notification.queries';
export { viewNotification, type Notification } from './read-notifications';
