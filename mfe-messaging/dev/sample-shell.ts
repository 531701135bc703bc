import { createFakeShell, type FakeShell, type FakeShellOptions } from '@heartwood/contract/fake-shell';
import { AMARA } from './sample-people';
import { createSampleServer, type SampleServer } from './sample-server';

const BASE_PATH = '/app/messaging';

/** The messaging remote on the fake shell, answered by a server in memory; its inbox is live a moment after it is asked for. */
export function createSampleShell(path: string, options: FakeShellOptions = {}, server: SampleServer = createSampleServer()): FakeShell {
  const { id, firstname, lastname } = AMARA;
  const shell = createFakeShell({
    basePath: BASE_PATH,
    path: `${BASE_PATH}${path === '/' ? '' : path}`,
    ...options,
    session: { ...options.session, user: { id, firstname, lastname, ...options.session?.user } },
    operations: { ...server.operations, ...options.operations },
  });
  const { subscribe } = shell.socket;
  shell.socket.subscribe = (operation, sink) => {
    const stop = subscribe(operation, sink);
    if (operation.operationName === 'InboxEvents') queueMicrotask(() => sink.next({ data: { inboxStream: { __typename: 'InboxEvent', type: 'HELLO', channelId: null, message: null, channel: null, entry: null, draft: null, wasAdded: false } } }));
    return stop;
  };
  return shell;
}
