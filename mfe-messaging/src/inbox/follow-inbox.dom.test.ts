import { LOAD_TIMEOUT } from '@heartwood/client-kit/states';
import { createFakeShell } from '@heartwood/contract/fake-shell';
import { CIRCULAR_ID, entryOf, sampleMessage } from '../../dev/sample-chat';
import { AMARA, NOOR } from '../../dev/sample-people';
import { createSampleServer } from '../../dev/sample-server';
import { createMessagingClient } from '../app/client';
import { ConversationsDocument, JoinedChannelsDocument, UnreadCountsDocument } from '../generated/graphql';
import { followInbox } from './follow-inbox';
import { $listsState } from './lists-state';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Amara's inbox over a socket that says nothing by itself. */
async function follow() {
  const shell = createFakeShell({ session: { user: { id: AMARA.id } }, operations: createSampleServer().operations });
  const heard: string[] = [];
  const read: string[] = [];
  const added: string[] = [];
  const client = createMessagingClient(shell);
  const stop = followInbox(client, shell, AMARA.id, {
    onMessage: ({ body }) => heard.push(body), onRead: (id) => read.push(id), onAdded: ({ id }) => added.push(id),
  });
  await pass(0);
  const tell = async (event: object) => {
    shell.fake.socket.push('InboxEvents', { inboxStream: {
      __typename: 'InboxEvent', channelId: null, message: null, channel: null, entry: null, draft: null, wasAdded: false, ...event,
    } });
    await pass(0);
  };
  const streams = () => shell.fake.socket.open().length;
  const asked = (operation: string) => shell.fake.calls.filter((call) => call.operation === operation).length;
  return { shell, client, stop, heard, read, added, tell, streams, asked };
}

test('the lists do not wait for the stream, which asks again for those that somebody has asked for', async () => {
  const { tell, asked, client, stop } = await follow();
  const shown = client.query(ConversationsDocument, {}).subscribe(() => undefined);
  await pass(0);
  expect([asked('Conversations'), asked('JoinedChannels')]).toEqual([1, 0]);
  await tell({ type: 'HELLO' });
  expect([asked('Conversations'), asked('JoinedChannels')]).toEqual([2, 0]);
  shown.unsubscribe();
  stop();
});

test('the stream is there once it has said so, until it is left', async () => {
  const { tell, stop } = await follow();
  expect($listsState.getState()).toBe('waiting');
  await tell({ type: 'HELLO' });
  expect($listsState.getState()).toBe('live');
  stop();
  expect($listsState.getState()).toBe('waiting');
});

test('a stream that does not come within 9999 ms is done without: it and the lists are asked for once more', async () => {
  const { stop, streams, asked, client } = await follow();
  await client.query(JoinedChannelsDocument, {}).toPromise();
  await pass(LOAD_TIMEOUT - 1);
  expect([$listsState.getState(), asked('JoinedChannels')]).toEqual(['waiting', 1]);
  await pass(1);
  expect([$listsState.getState(), asked('JoinedChannels')]).toEqual(['fetched', 2]);
  expect(streams()).toBe(1);
  stop();
  expect(streams()).toBe(0);
});

test('each HELLO loads what may have been missed', async () => {
  const { tell, asked, client, stop } = await follow();
  await Promise.all([client.query(ConversationsDocument, {}).toPromise(), client.query(JoinedChannelsDocument, {}).toPromise(), pass(0)]);
  await tell({ type: 'HELLO' });
  await tell({ type: 'HELLO' });
  expect([asked('Conversations'), asked('JoinedChannels')]).toEqual([3, 3]);
  stop();
});

test('what is unread further down than the lists are loaded is counted anew with them, where it was asked for', async () => {
  const { tell, asked, shell, client, stop } = await follow();
  shell.fake.answer('UnreadCounts', { unreadCounts: { __typename: 'UnreadCounts', perChannel: [] } });
  await tell({ type: 'HELLO' });
  expect(asked('UnreadCounts')).toBe(0);
  await client.query(UnreadCountsDocument, {}).toPromise();
  await tell({ type: 'HELLO' });
  expect(asked('UnreadCounts')).toBe(2);
  stop();
});

test('messages of others are told, own ones are not', async () => {
  const { tell, heard, stop } = await follow();
  await tell({ type: 'HELLO' });
  await tell({ type: 'MESSAGE', message: sampleMessage({ seq: 5, author: NOOR, body: 'of Noor' }) });
  await tell({ type: 'MESSAGE', message: sampleMessage({ seq: 6, author: AMARA, body: 'own' }) });
  expect(heard).toEqual(['of Noor']);
  stop();
});

test('a stream that the server ended comes back after a second', async () => {
  const { shell, streams, stop } = await follow();
  shell.fake.socket.complete('InboxEvents');
  expect(streams()).toBe(0);
  await pass(1000);
  expect(streams()).toBe(1);
  stop();
});

test('what was read elsewhere and being added are told', async () => {
  const { tell, read, added, stop } = await follow();
  await tell({ type: 'HELLO' });
  const entry = entryOf(createSampleServer().chat(CIRCULAR_ID));
  await tell({ type: 'ENTRY', channelId: CIRCULAR_ID, entry, wasAdded: true });
  expect([read, added]).toEqual([[], [CIRCULAR_ID]]);
  await tell({ type: 'ENTRY', channelId: CIRCULAR_ID, entry: { ...entry, unread: 0 }, wasAdded: false });
  expect([read, added]).toEqual([[CIRCULAR_ID], [CIRCULAR_ID]]);
  stop();
});
