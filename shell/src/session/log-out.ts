import { events } from '../remotes/create-shell-for';
import { toast } from '../toasts/toasts';
import { session } from './browser-session';
import { saveAll } from './save-all';

/** The person's own wish. Drafts go with the session, so what the server has not taken is told first. */
export async function logOut(): Promise<void> {
  if (await saveAll(events)) {
    session.signOut();
    return;
  }
  toast({
    title: 'Not everything you wrote is saved yet.', text: 'It is on this device alone, and logging out takes it away.', status: 'warning',
    duration: 8000,
    action: { label: 'Log out anyway', run: () => session.signOut() },
  });
}
