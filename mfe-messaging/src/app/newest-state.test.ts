import { NewestState } from './newest-state';

const message = (seq: number, changeSeq: number, fields: object = {}) => ({
  __typename: 'ChatMessage', id: `m${seq}`, channelId: 'c', seq, changeSeq, body: `text ${changeSeq}`,
  createdAt: `2026-05-01T00:00:0${seq}Z`, author: { id: 'other' }, mentions: [], isToAll: false, ...fields,
});
const entry = (lastSeq: number, readRevision: number, lastReadSeq: number, fields: object = {}) => ({
  __typename: 'InboxEntry', id: 'c', readRevision, lastReadSeq, isMarkedUnread: false, unread: lastSeq - lastReadSeq, unreadMentions: 0,
  channel: { __typename: 'ChatChannel', id: 'c', lastSeq, lastMessageAt: null }, lastMessages: [], ...fields,
});

test('an answer that is older than the stream does not take a change back', () => {
  const newest = new NewestState('me');
  newest.renew({ channelStream: { message: message(1, 6) } });
  expect(newest.renew({ react: { message: message(1, 5) } }).react.message).toMatchObject({ changeSeq: 6, body: 'text 6' });
  expect(newest.renew({ react: { message: message(1, 7) } }).react.message).toMatchObject({ changeSeq: 7 });
});

test('a list that was read before a message came has it all the same', () => {
  const newest = new NewestState('me');
  newest.renew({ inboxStream: { message: message(4, 4) } });
  const { conversations } = newest.renew({ conversations: { nodes: [entry(3, 1, 3)] } });
  expect(conversations.nodes[0]).toMatchObject({
    unread: 1, channel: { lastSeq: 4, lastMessageAt: '2026-05-01T00:00:04Z' }, lastMessages: [{ id: 'm4' }],
  });
});

test('an own message that came first leaves nothing unread, a mention counts', () => {
  const own = new NewestState('me');
  own.renew(message(4, 4, { author: { id: 'me' } }));
  expect(own.renew(entry(3, 1, 2))).toMatchObject({ unread: 0, lastReadSeq: 4 });
  const mentioned = new NewestState('me');
  mentioned.renew(message(4, 4, { mentions: [{ id: 'me' }] }));
  expect(mentioned.renew(entry(3, 1, 2))).toMatchObject({ unread: 2, unreadMentions: 1 });
  const called = new NewestState('me');
  called.renew(message(4, 4, { isToAll: true }));
  expect(called.renew(entry(3, 1, 2))).toMatchObject({ unread: 2, unreadMentions: 1 });
});

test('of two read positions the later decision holds, also when it goes back', () => {
  const newest = new NewestState('me');
  newest.renew(entry(9, 5, 3));
  expect(newest.renew(entry(9, 4, 9))).toMatchObject({ lastReadSeq: 3, readRevision: 5, unread: 6 });
  expect(newest.renew(entry(9, 6, 9))).toMatchObject({ lastReadSeq: 9, unread: 0 });
});

test('what a channel tells of itself is new, but not unread', () => {
  const newest = new NewestState('me');
  newest.renew({ inboxStream: { message: message(4, 4, { line: { kind: 'joined' } }) } });
  expect(newest.renew(entry(3, 1, 2, { channel: { lastSeq: 3, lastMessageAt: '2026-05-01T00:00:03Z' } }))).toMatchObject({
    unread: 1, channel: { lastSeq: 4, lastMessageAt: '2026-05-01T00:00:03Z' },
  });
});
