import {
  canCallAll, canDeleteChannel, canDeleteMessage, canEditMessage, canJoin, canLeave, canManage, canReact, canSee, canWrite, needsSuccessor,
  takesPart, type ChannelFacts,
} from './messaging.policy';

const base: ChannelFacts = {
  id: 'c', kind: 'channel', type: 'OPEN', createdBy: 'ada', isDeleted: false, lastSeq: 3, isMember: true, isAdmin: false, isInReach: true,
};

const CASES: {
  name: string; facts: Partial<ChannelFacts>; user: string; see: boolean; part: boolean; join: boolean; manage: boolean; leave: boolean;
}[] = [
  { name: 'creator', facts: {}, user: 'ada', see: true, part: true, join: false, manage: true, leave: true },
  { name: 'participant', facts: {}, user: 'bob', see: true, part: true, join: false, manage: false, leave: true },
  {
    name: 'admin beside the creator', facts: { isAdmin: true }, user: 'bob', see: true, part: true, join: false, manage: true, leave: true,
  },
  {
    name: 'stranger to an OPEN channel', facts: { isMember: false }, user: 'zoe', see: true, part: false, join: true, manage: false,
    leave: false,
  },
  {
    name: 'stranger to a CLOSE channel', facts: { isMember: false, type: 'CLOSE' }, user: 'zoe', see: false, part: false, join: false,
    manage: false, leave: false,
  },
  {
    name: 'participant of a CLOSE channel', facts: { type: 'CLOSE' }, user: 'bob', see: true, part: true, join: false, manage: false,
    leave: true,
  },
  {
    name: 'creator who is no participant any more', facts: { isMember: false }, user: 'ada', see: true, part: false, join: true,
    manage: false, leave: false,
  },
  {
    name: 'anybody in a deleted channel', facts: { isDeleted: true }, user: 'ada', see: false, part: false, join: false, manage: false,
    leave: false,
  },
  {
    name: 'participant out of reach', facts: { isInReach: false }, user: 'bob', see: false, part: false, join: false, manage: false,
    leave: false,
  },
  {
    name: 'one of a pair', facts: { kind: 'personal', type: 'CLOSE' }, user: 'ada', see: true, part: true, join: false, manage: false,
    leave: false,
  },
];

test.each(CASES)('$name', ({ facts, user, see, part, join, manage, leave }) => {
  const channel = { ...base, ...facts };
  expect([canSee(channel), takesPart(channel), canJoin(channel), canManage(channel, user), canLeave(channel)]).toEqual([
    see, part, join, manage, leave,
  ]);
});

test('writing needs taking part, and somebody at the other end', () => {
  expect([{}, { isMember: false }, { isInReach: false }, { isDeleted: true }].map((facts) => (
    canWrite({ ...base, ...facts, isOtherReachable: true, isClosed: false, memberCount: 3 })
  ))).toEqual([true, false, false, false]);
  expect(canWrite({ ...base, kind: 'personal', isOtherReachable: false, isClosed: false, memberCount: 3 })).toBe(false);
  expect(canWrite({ ...base, isOtherReachable: true, isClosed: true, memberCount: 3 })).toBe(false);
});

test('the creator alone deletes; everybody calls all of few together, an admin all of many', () => {
  const channel = { ...base, isOtherReachable: true, isClosed: false, memberCount: 51 };
  expect(['ada', 'bob'].map((user) => canDeleteChannel({ ...base, isAdmin: true }, user))).toEqual([true, false]);
  expect([
    canCallAll(channel, 'ada'), canCallAll(channel, 'bob'), canCallAll({ ...channel, isAdmin: true }, 'bob'),
    canCallAll({ ...channel, memberCount: 50 }, 'bob'), canCallAll({ ...channel, kind: 'personal' }, 'ada'),
  ])
    .toEqual([true, false, true, true, false]);
});

test('only the creator needs a successor', () => {
  expect([needsSuccessor(base, 'ada'), needsSuccessor(base, 'bob')]).toEqual([true, false]);
});

test('own messages are edited and deleted, the creator deletes any, nobody touches a deleted one', () => {
  const message = { authorId: 'bob', isDeleted: false, line: null };
  expect(['ada', 'bob', 'zoe'].map((user) => [canEditMessage(base, message, user), canDeleteMessage(base, message, user)])).toEqual([
    [false, true], [true, true], [false, false],
  ]);
  expect(canEditMessage(base, { ...message, isDeleted: true }, 'bob')).toBe(false);
  expect(canDeleteMessage({ ...base, isMember: false }, message, 'bob')).toBe(false);
});

test('what a channel tells of itself is nobody’s to change, to take away or to answer', () => {
  const line = { authorId: 'ada', isDeleted: false, line: {} };
  expect([canEditMessage(base, line, 'ada'), canDeleteMessage(base, line, 'ada'), canReact(base, line)]).toEqual([false, false, false]);
  expect(canReact(base, { ...line, line: null })).toBe(true);
});
