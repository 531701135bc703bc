import { GIVE_UP_AFTER } from '../chat/limits';
import { drop, expire, mark, next, put, retry, revive, type Outgoing, type Queue } from './outbox.model';

const message = (id: string, channelId = 'a', since = 0): Omit<Outgoing, 'turn' | 'state'> => ({
  id, target: { kind: 'channel', channelId }, body: id, mentions: [], replyTo: null, files: [], since,
});
const queue = (...ids: string[]): Queue => ids.reduce<Queue>((made, id) => put(made, message(id)), []);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('one a target at a time, in the order they were written', () => {
  const both = put(put(queue('1', '2'), message('b1', 'b')), message('3'));
  expect(ids(next(both))).toEqual(['1', 'b1']);
  expect(ids(next(mark(both, '1', 'sending')))).toEqual(['b1']);
  expect(ids(next(drop(both, '1')))).toEqual(['2', 'b1']);
});

test('the same id twice is one message', () => {
  expect(put(queue('1'), message('1'))).toHaveLength(1);
});

test.each([
  ['just written', 0, 'waiting'],
  ['a moment before ten minutes', GIVE_UP_AFTER - 1, 'waiting'],
  ['after ten minutes', GIVE_UP_AFTER, 'failed'],
])('%s without a line it is %s', (_name, now, state) => {
  expect(expire(queue('1'), now)[0]?.state).toBe(state);
});

test('one that is out does not expire: its answer is coming', () => {
  expect(expire(mark(queue('1'), '1', 'sending'), GIVE_UP_AFTER)[0]?.state).toBe('sending');
});

test('a failed message holds nobody up, and tried again it goes last', () => {
  const failed = mark(queue('1', '2'), '1', 'failed');
  expect(ids(next(failed))).toEqual(['2']);
  const again = retry(failed, '1', 99);
  expect(ids(next(again))).toEqual(['2']);
  expect(ids(next(drop(again, '2')))).toEqual(['1']);
  expect(again[0]).toMatchObject({ since: 99, state: 'waiting' });
});

test.each([
  ['nothing', null, null],
  ['no message', '{"a":1}', null],
  ['broken text', '{', null],
  ['one that was out', JSON.stringify(mark(queue('1'), '1', 'sending')[0]), 'waiting'],
  ['one that failed', JSON.stringify(mark(queue('1'), '1', 'failed')[0]), 'failed'],
])('kept on the device: %s', (_name, text, state) => {
  expect(revive(text)?.state ?? null).toBe(state);
});
