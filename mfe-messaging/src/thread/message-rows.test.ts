import { sampleMessage } from '../../dev/sample-chat';
import { AMARA, KOFI, NOOR } from '../../dev/sample-people';
import { messageRows } from './message-rows';
import type { Outgoing } from './outbox.model';

const at = (time: string) => `2026-05-14T${time}:00`;
const say = (seq: number, author: typeof AMARA, time: string) => sampleMessage({ seq, author, createdAt: at(time) });
const outgoing: Outgoing = {
  id: 'out', target: { kind: 'channel', channelId: 'c' }, body: 'Soon', mentions: [], replyTo: null, files: [],
  since: Date.parse(at('10:00')), turn: 1, state: 'waiting',
};
/** First, last, Day, number of new. */
const read = (rows: ReturnType<typeof messageRows>) => (
  rows.map((row) => `${row.isFirst ? 'f' : '-'}${row.isLast ? 'l' : '-'}${row.startsDay ? 'D' : ''}${row.newFromHere || ''}`)
);

test.each([
  ['one sender within five minutes', [say(1, NOOR, '09:00'), say(2, NOOR, '09:04')], null, ['f-D', '-l']],
  ['one sender after five minutes', [say(1, NOOR, '09:00'), say(2, NOOR, '09:05')], null, ['flD', 'fl']],
  ['two senders', [say(1, NOOR, '09:00'), say(2, KOFI, '09:01')], null, ['flD', 'fl']],
  ['the New line parts a group', [say(1, NOOR, '09:00'), say(2, NOOR, '09:01'), say(3, NOOR, '09:02')], 1, ['flD', 'f-2', '-l']],
  ['own messages are not new', [say(1, NOOR, '09:00'), say(2, AMARA, '09:01')], 1, ['flD', 'fl']],
  ['nothing new', [say(1, NOOR, '09:00')], 1, ['flD']],
])('%s', (_name, messages, readUpTo, expected) => {
  expect(read(messageRows(messages, [], AMARA.id, readUpTo, 0))).toEqual(expected);
});

const pageOf = (from: number, to: number) => (
  Array.from({ length: to - from + 1 }, (_, index) => sampleMessage({ seq: from + index, author: NOOR }))
);
/** Where the New line stands, and what it says. */
const line = (messages: ReturnType<typeof pageOf>, readUpTo: number, lastSeq: number) => (
  messageRows(messages, [], AMARA.id, readUpTo, lastSeq).flatMap(({ message, newFromHere }) => (
    newFromHere > 0 ? [`${newFromHere} above ${message?.seq ?? 0}`] : []
  ))
);

test.each([
  ['stands nowhere while the first unread message is not loaded', pageOf(86, 100), []],
  ['comes with the page that holds it', pageOf(56, 100), ['40 above 61']],
  ['does not move as older ones load', pageOf(1, 100), ['40 above 61']],
  ['counts what is not loaded below it', pageOf(54, 68), ['40 above 61']],
])('with 40 unread the line %s', (_name, messages, expected) => {
  expect(line(messages, 60, 100)).toEqual(expected);
});

test('what is on its way stands last, and once it is there it stands once', () => {
  const messages = [say(1, NOOR, '09:00')];
  expect(messageRows(messages, [outgoing], AMARA.id, null, 0).map(({ id }) => id)).toEqual([messages[0]?.id, 'out']);
  const arrived = sampleMessage({ id: 'out', seq: 2, author: AMARA, createdAt: at('10:00') });
  expect(messageRows([...messages, arrived], [outgoing], AMARA.id, null, 0)).toHaveLength(2);
});

test('what a channel tells of itself stands alone and is not new', () => {
  const joined = sampleMessage({
    seq: 2, author: NOOR, createdAt: at('09:01'), line: { __typename: 'ChatLine', kind: 'joined', text: null, people: [] },
  });
  const messages = [say(1, NOOR, '09:00'), joined, say(3, NOOR, '09:02')];
  expect(read(messageRows(messages, [], AMARA.id, 0, 3))).toEqual(['flD2', 'fl', 'fl']);
  expect(read(messageRows(messages, [], AMARA.id, 1, 3))).toEqual(['flD', 'fl', 'fl1']);
  expect(read(messageRows(messages.slice(0, 2), [], AMARA.id, 1, 2))).toEqual(['flD', 'fl']);
});
