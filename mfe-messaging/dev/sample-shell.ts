import { createSampleShell as createShell, type SamplePlace } from '@heartwood/client-kit/samples';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { AMARA } from './sample-people';
import { createSampleServer, type SampleServer } from './sample-server';

const PLACE: SamplePlace = { basePath: '/app/messaging', self: AMARA };

/** The messaging remote on the fake shell, answered by a server in memory; its inbox is live a moment after it is asked for. */
export function createSampleShell(path: string, options: FakeShellOptions = {}, server: SampleServer = createSampleServer()): FakeShell {
  const shell = createShell(PLACE, path, server.operations, options);
  const { subscribe } = shell.socket;
  shell.socket.subscribe = (operation, sink) => {
    const stop = subscribe(operation, sink);
    if (operation.operationName === 'InboxEvents') queueMicrotask(() => sink.next({ data: { inboxStream: {
      __typename: 'InboxEvent', type: 'HELLO', channelId: null, message: null, channel: null, entry: null, draft: null, wasAdded: false,
    } } }));
    return stop;
  };
  return shell;
}
