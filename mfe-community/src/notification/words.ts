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

/** A company is called by its name. */
const SUBJECT_WORDS: Record<string, string | undefined> = {
  module: 'module', conversation: 'conversation', goal: 'goal', event: 'event', post: 'post', note: 'note', presentation: 'presentation',
};

/** What is muted with a row: its subject with all that happens there, whatever the kind; and the newest of those who did it. */
export function mutablesOf(row: NotificationRowFragment): { subject: Mutable; person: Mutable | null } {
  const { subject, moduleKey, company, actors: [actor] } = row;
  const [kind = ''] = subject.split(':');
  const word = SUBJECT_WORDS[kind];
  const menu = word ? `this ${word}` : company?.name ?? 'this';
  const name = kind === 'module' && moduleKey ? moduleOf(moduleKey).label : word ? `This ${word}` : company?.name ?? 'This';
  return {
    subject: { subject, menu, name },
    person: actor ? { subject: `user:${actor.id}`, menu: personName(actor), name: personName(actor) } : null,
  };
}
