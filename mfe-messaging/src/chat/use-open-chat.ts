import { useIsMobile } from '@heartwood/shared-ui';
import type { EntryFragment, FaceFragment } from '../generated/graphql';
import { channelPath, MESSAGING, personPath } from './addresses';
import { useDesk } from './desk';
import { quickChatOpened } from './quick-chats.model';
import { targetOfEntry } from './target';

/** On messaging routes and on a phone a chat opens there, elsewhere at the foot of the page (specification, section 2). */
export function useOpenChat(): { entry(entry: EntryFragment): void; person(person: FaceFragment): void } {
  const { shell } = useDesk();
  const isMobile = useIsMobile();
  const goesThere = () => isMobile || shell.nav.location.get().pathname.startsWith(MESSAGING);
  return {
    entry(entry) {
      if (goesThere()) shell.nav.navigate(entry.person ? personPath(entry.person) : channelPath(entry.channel));
      else quickChatOpened(targetOfEntry(entry));
    },
    person(person) {
      if (goesThere()) shell.nav.navigate(personPath(person));
      else quickChatOpened({ kind: 'person', userId: person.id });
    },
  };
}
