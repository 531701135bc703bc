import { createReadable, type PushState, type Session, type SocketState } from '@heartwood/contract';
import { createMemoryDrafts } from '../embed/panel-shell';
import type { ShellServices } from '../remotes/shell-services';
import { session } from '../session/browser-session';
import { theme } from '../theme/browser-theme';
import { toast } from '../toasts/toasts';
import { createReaderFetch } from './reader-fetch';
import { createReaderSession } from './reader-session';

/** What a page without an account is lent: no token, no socket, no drafts that stay, no pushes. */
export function readerServices(): ShellServices {
  const own = createReaderSession({
    storage: window.localStorage, newId: () => crypto.randomUUID(),
    isSignedIn: session.tokens.get() !== null, companyIds: session.ui.get().companyIds,
  });
  return {
    session: createReadable<Session>(own),
    fetch: createReaderFetch((path, init) => window.fetch(path, init)),
    socket: {
      state: createReadable<SocketState>('idle'),
      subscribe(_operation, sink) {
        sink.error(new Error('a page without an account has no socket'));
        return () => undefined;
      },
    },
    theme, toast,
    drafts: createMemoryDrafts(),
    push: { state: createReadable<PushState>('unavailable'), turnOn: async () => undefined, turnOff: async () => undefined },
  };
}
