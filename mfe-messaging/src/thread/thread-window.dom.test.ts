import { CIRCULAR_ID, sampleChannel, sampleMessage, type SampleChat } from '../../dev/sample-chat';
import { AMARA, NOOR } from '../../dev/sample-people';
import { createSampleServer } from '../../dev/sample-server';
import { createSampleShell } from '../../dev/sample-shell';
import { createMessagingClient } from '../app/client';
import { ThreadWindow } from './thread-window';

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

async function open({ count = 100, startAt = null as number | null, isLive = true, operations = {} } = {}) {
  const messages = Array.from({ length: count }, (_, index) => sampleMessage({ seq: index + 1 }));
  const long: SampleChat = {
    channel: sampleChannel({ id: CIRCULAR_ID, lastSeq: count, changeSeq: count }), people: [NOOR, AMARA], messages, lastReadSeq: count,
    readRevision: 1, isMarkedUnread: false,
  };
  const server = createSampleServer([long]);
  const shell = createSampleShell('/', { operations }, server);
  const client = createMessagingClient(shell);
  const thread = new ThreadWindow(client, shell, CIRCULAR_ID, startAt);
  thread.setLive(isLive);
  await settled();
  const seqs = () => thread.view.get().messages.map(({ seq }) => seq);
  const range = () => `${seqs()[0] ?? ''}-${seqs().at(-1) ?? ''}`;
  const push = (message: object | null, seq: number) => shell.fake.socket.push('ChannelEvents', {
    channelStream: { __typename: 'ChannelEvent', seq, type: message ? 'MESSAGE' : 'HELLO', message, channel: null },
  });
  const streams = () => (
    shell.fake.socket.open().filter(({ operationName }) => operationName === 'ChannelEvents').map(({ variables }) => variables?.['after'])
  );
  return { thread, server, shell, seqs, range, push, streams };
}

test('it opens at the newest page and listens from there on', async () => {
  const { thread, range, streams } = await open();
  expect(range()).toBe('86-100');
  expect(thread.view.get()).toMatchObject({ hasOlder: true, hasNewer: false, isLoading: false });
  expect(streams()).toEqual([100]);
});

test('who takes part later hears from then on what is new since the newest page, in the same thread; who left hears nothing', async () => {
  const { thread, streams } = await open({ isLive: false });
  const { jump } = thread.view.get();
  expect(streams()).toEqual([]);
  thread.setLive(true);
  await settled();
  expect(streams()).toEqual([100]);
  expect(thread.view.get().jump).toBe(jump);
  thread.setLive(false);
  await settled();
  expect(streams()).toEqual([]);
});

test('older pages of 15 come one by one, until the first message', async () => {
  const { thread, range } = await open({ count: 20 });
  thread.loadOlder();
  thread.loadOlder();
  await settled();
  expect(range()).toBe('1-20');
  expect(thread.view.get().hasOlder).toBe(false);
});

test('a live message stands behind the newest', async () => {
  const { range, push, server } = await open();
  push(server.say(CIRCULAR_ID, { id: 'live', author: NOOR }), 101);
  await settled();
  expect(range()).toBe('86-101');
});

test('a message behind a hole waits for what came before it', async () => {
  const { seqs, push, server } = await open();
  const first = server.say(CIRCULAR_ID, { id: 'first', author: NOOR });
  const second = server.say(CIRCULAR_ID, { id: 'second', author: NOOR });
  push(second, 102);
  await settled();
  expect(seqs().at(-1)).toBe(100);
  push(first, 101);
  push(second, 102);
  await settled();
  expect(seqs().slice(-2)).toEqual([101, 102]);
});

test('a link opens around its message, and both ways lead on from there', async () => {
  const { thread, range } = await open({ startAt: 50 });
  expect(range()).toBe('43-57');
  expect(thread.view.get()).toMatchObject({ hasOlder: true, hasNewer: true, anchor: 50 });
  thread.loadNewer();
  thread.loadOlder();
  await settled();
  expect(range()).toBe('28-72');
  thread.jumpToLatest();
  expect(range()).toBe('86-100');
});

test('pages that meet are one run', async () => {
  const { thread, range } = await open({ startAt: 80 });
  thread.loadNewer();
  await settled();
  expect(range()).toBe('73-100');
  expect(thread.view.get().hasNewer).toBe(false);
});

test('after an outage the stream goes on from the last step seen', async () => {
  const { shell, push, streams, server } = await open();
  push(server.say(CIRCULAR_ID, { id: 'live', author: NOOR }), 101);
  await settled();
  shell.events.emit('socket/resumed', {});
  await settled();
  expect(streams()).toEqual([101]);
});

test('an older page that could not be loaded leaves what is there, and comes when the line is back', async () => {
  const { thread, shell, server, range } = await open();
  shell.fake.answer('ThreadPage', new Error('no line'));
  thread.loadOlder();
  await settled();
  expect(thread.view.get().error).not.toBeNull();
  expect(range()).toBe('86-100');
  shell.fake.answer('ThreadPage', server.operations['ThreadPage'] ?? {});
  shell.events.emit('socket/resumed', {});
  await settled();
  expect(thread.view.get().error).toBeNull();
  expect(range()).toBe('71-100');
});

test('a history that could not be loaded at all is there and live when the line is back', async () => {
  const { thread, shell, server, range, streams } = await open({ operations: { ThreadTail: new Error('no line') } });
  expect(thread.view.get()).toMatchObject({ messages: [], isLoading: false });
  expect(thread.view.get().error).not.toBeNull();
  shell.fake.answer('ThreadTail', server.operations['ThreadTail'] ?? {});
  shell.events.emit('socket/resumed', {});
  await settled();
  expect(range()).toBe('86-100');
  expect(streams()).toEqual([100]);
});

test('a stream that the server ended is asked for again; where nothing is shown any more it stays quiet', async () => {
  const { thread, shell, streams } = await open();
  shell.fake.answer('ThreadTail', { channelMessages: null });
  shell.fake.socket.complete('ChannelEvents');
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(streams()).toEqual([]);
  expect(thread.view.get()).toMatchObject({ isHidden: true });
  thread.stop();
});
