import type { ModuleKey } from '@heartwood/contract/domain';
import { UUID } from '../../text/uuid';

/** What a notification is about, as one mutes it. */
export const moduleSubject = (companyId: string, key: ModuleKey) => `module:${companyId}:${key}`;
export const conversationSubject = (channelId: string) => `conversation:${channelId}`;
export const goalSubject = (goalId: string) => `goal:${goalId}`;
export const eventSubject = (eventId: string) => `event:${eventId}`;
export const postSubject = (postId: string) => `post:${postId}`;
export const noteSubject = (noteId: string) => `note:${noteId}`;
export const presentationSubject = (presentationId: string) => `presentation:${presentationId}`;
export const companySubject = (companyId: string) => `company:${companyId}`;

/** What is told of one invitation belongs together. */
export const invitationGroup = (seatId: string) => `INVITED:${seatId}`;

const SUBJECT = new RegExp(
  `^(?:module:${UUID}:[A-Za-z]{1,40}|company:${UUID}|conversation:${UUID}|goal:${UUID}|event:${UUID}|post:${UUID}|note:${UUID}|presentation:${UUID}|user:${UUID})$`,
);

/** Whether a person can ask to hear nothing of it. */
export const isSubject = (subject: string) => SUBJECT.test(subject);
