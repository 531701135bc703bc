import { moduleOf, personName } from '@heartwood/contract/domain';
import type { NotificationKind, NotificationRowFragment } from '../generated/graphql';

/** What "Change all …" calls a kind. */
export const KIND_WORDS: Record<NotificationKind, string> = {
  COMMENT: 'comments', MENTION: 'mentions', LIKE: 'likes', FOLLOW: 'followers', INVITE: 'invitations', ASSIGN: 'assignments',
  LEVEL: 'finished modules', DUE: 'due dates', EVENT: 'events', MESSAGE: 'messages', BILLING: 'billing', FILE: 'files you asked for',
};

export interface Mutable {
  /** What `muteSubject` takes. */
  subject: string;
  /** In the menu: "this module", "Kofi Mensah". */
  menu: string;
  /** In the toast: "Culture", "Kofi Mensah". */
  name: string;
}

/** What is muted with a row: its subject with all that happens there, whatever the kind; and the newest of those who did it. */
export function mutablesOf(row: NotificationRowFragment): { subject: Mutable; person: Mutable | null } {
  const { subject, moduleKey, company, actors: [actor] } = row;
  const isModule = subject.startsWith('module:');
  const isConversation = subject.startsWith('conversation:');
  const name = isConversation ? 'This conversation' : isModule && moduleKey ? moduleOf(moduleKey).label : company?.name ?? 'This';
  return {
    subject: { subject, menu: isConversation ? 'this conversation' : isModule ? 'this module' : company?.name ?? 'this', name },
    person: actor ? { subject: `user:${actor.id}`, menu: personName(actor), name: personName(actor) } : null,
  };
}
