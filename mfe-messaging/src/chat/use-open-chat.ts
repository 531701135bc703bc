import type { EntryFragment, FaceFragment } from '../generated/graphql';
import { personPath } from './addresses';
import { useDesk } from './desk';
import { openChat, opensThere } from './open-chat';
import { quickChatOpened } from './quick-chats.model';

/** On messaging routes and on a phone a chat opens there, elsewhere at the foot of the page (specification, section 2). */
export function useOpenChat(): { entry(entry: EntryFragment): void; person(person: FaceFragment): void } {
  const { shell } = useDesk();
  return {
    entry: (entry) => openChat(shell, entry),
    person(person) {
      if (opensThere(shell)) shell.nav.navigate(personPath(person));
      else quickChatOpened({ kind: 'person', userId: person.id });
    },
  };
}
