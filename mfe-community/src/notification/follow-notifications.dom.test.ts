import { createFakeShell } from '@heartwood/contract/fake-shell';
import { eventOperations } from '../../dev/sample-events';
import { createSampleServer } from '../../dev/sample-server';
import { createRemoteClient } from '../app/client';
import { EventDocument } from '../generated/graphql';
import { followNotifications } from './follow-notifications';
import { showList } from './stream-events';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function follow() {
  const server = createSampleServer();
  const shell = createFakeShell({ operations: { ...server.operations, ...eventOperations() } });
  const { client } = createRemoteClient(shell);
  const stop = followNotifications(client, shell);
  await pass(0);
  const tell = async (type: string, path?: string) => {
    const [row] = server.rows;
    if (!row) throw new Error('nothing to be told of');
    shell.fake.socket.push('NotificationEvents', server.event(type, path === undefined ? {} : { notification: { ...row, path } }));
    await pass(0);
  };
  const asked = () => shell.fake.calls.map(({ operation }) => operation);
  return { client, shell, stop, tell, asked, streams: () => shell.fake.socket.open().length };
}

test('a list that nobody looks at is not loaded by a stream that comes live', async () => {
  const { stop, tell, asked } = await follow();
  await tell('HELLO');
  expect(asked()).toEqual([]);
  stop();
});

test('one that is on the screen is loaded anew each time the stream comes live', async () => {
  const { stop, tell, asked } = await follow();
  const leave = showList();
  await tell('HELLO');
  await tell('HELLO');
  expect(asked()).toEqual(['NotificationsAnew', 'NotificationsAnew']);
  leave();
  stop();
});

test('a stream that the server ended comes back after a second', async () => {
  const { shell, stop, streams } = await follow();
  shell.fake.socket.complete('NotificationEvents');
  expect(streams()).toBe(0);
  await pass(1000);
  expect(streams()).toBe(1);
  stop();
  expect(streams()).toBe(0);
});

test('a line that is back opens it anew, and there is one', async () => {
  const { shell, stop, streams } = await follow();
  shell.events.emit('socket/resumed', {});
  await pass(0);
  expect(streams()).toBe(1);
  stop();
});

test('what is told of an event is seen on its page, and only there', async () => {
  const { client, stop, tell, asked } = await follow();
  const watched = client.query(EventDocument, { id: 'e3' }).subscribe(() => undefined);
  await pass(0);
  await tell('NOTIFIED', '/app/events/another');
  expect(asked().filter((operation) => operation === 'Event')).toHaveLength(1);
  await tell('NOTIFIED', '/app/events/e3');
  await pass(0);
  expect(asked().filter((operation) => operation === 'Event')).toHaveLength(2);
  watched.unsubscribe();
  stop();
});
