// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
export type * from './types';
export * from './choices.fragment-documents';
export * from './notifications.fragment-documents';
export * from './notification-choices.document';
export * from './choose-digest.document';
export * from './choose-notifications.document';
export * from './choose-quiet-hours.document';
export * from './notifications.document';
export * from './older-notifications.document';
export * from './notifications-anew.document';
export * from './unread-notifications.document';
export * from './notification-events.document';
export * from './mark-notifications-read.document';
export * from './remove-notification.document';
export * from './restore-notification.document';
export * from './mute-subject.document';
export * from './answer-invitation.document';
