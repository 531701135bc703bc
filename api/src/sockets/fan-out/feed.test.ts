import { createLog } from '../../process/log';
import { until } from '../../testing/until';
import { Feed, type FeedStore } from './feed';

interface Step { seq: number; left?: string[]; isLast?: boolean }

/** A subject whose truth is a list; what the feed is told can be less, late or in the wrong order. */
function subject(start = 0) {
  const steps: Step[] = [];
  const strangers = new Set<string>();
  let loads = 0;
  let hold: Promise<void> = Promise.resolve();
  const store: FeedStore<Step> = {
    async load(after) {
      loads++;
      const events = steps.filter(({ seq }) => seq > after).slice(0, 3);
      const isComplete = events.length < 3;
      const page = { events, reached: isComplete ? start + steps.length : events.at(-1)?.seq ?? after, isComplete };
      await hold;
      return page;
    },
    stillIn: async (ids) => new Set(ids.filter((id) => !strangers.has(id))),
    leavers: (event) => event.left ?? [],
    isLast: (event) => event.isLast ?? false,
  };
  const write = (more: Omit<Step, 'seq'> = {}) => {
    const step = { seq: start + steps.length + 1, ...more };
    steps.push(step);
    return step;
  };
  return {
    store,
    write,
    strangers,
    loads: () => loads,
    holdLoads: (until: Promise<void>) => {
      hold = until;
    },
    position: () => start + steps.length,
  };
}

function listener(feed: Feed<Step>, userId = 'ada', after: number | null = null) {
  const seen: number[] = [];
  let isOver = false;
  const receiver = {
    send: (event: object) => {
      seen.push((event as Step).seq);
    },
    drained: async () => undefined,
    end: () => {
      isOver = true;
    },
  };
  return { seen, isOver: () => isOver, ...feed.add(userId, receiver, after) };
}

const log = createLog('silent');

test('events that cross on their way are put in order', async () => {
  const { store, write } = subject();
  const feed = new Feed(store, Promise.resolve(0), log);
  const { seen, live } = listener(feed);
  await live;
  const [one, two, three] = [write(), write(), write()];
  feed.receive(two);
  feed.receive(three);
  feed.receive(one);
  feed.receive(one);
  await until(() => seen.length === 3);
  expect(seen).toEqual([1, 2, 3]);
});

test('an event that never arrives is fetched', async () => {
  const { store, write } = subject();
  const feed = new Feed(store, Promise.resolve(0), log);
  const { seen, live } = listener(feed);
  await live;
  write();
  feed.receive(write());
  await until(() => seen.length === 2);
  write();
  feed.expect(3);
  await until(() => seen.length === 3);
  expect(seen).toEqual([1, 2, 3]);
});

test('what happens while the backlog is sent follows it, once', async () => {
  const { store, write, holdLoads } = subject();
  for (let index = 0; index < 7; index++) write();
  const feed = new Feed(store, Promise.resolve(7), log);
  let go = () => {};
  holdLoads(new Promise((resolve) => { go = resolve; }));
  const { seen, live } = listener(feed, 'ada', 2);
  for (let index = 0; index < 4; index++) feed.receive(write());
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual([]);
  go();
  await live;
  await until(() => seen.length === 9);
  expect(seen).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('a flood during the backlog is read from the store instead of being kept', async () => {
  const { store, write, holdLoads } = subject();
  write();
  const feed = new Feed(store, Promise.resolve(1), log);
  let go = () => {};
  holdLoads(new Promise((resolve) => { go = resolve; }));
  const { seen, live } = listener(feed, 'ada', 0);
  for (let index = 0; index < 2500; index++) feed.receive(write());
  await new Promise((resolve) => setTimeout(resolve, 50));
  go();
  await live;
  await until(() => seen.length === 2501);
  expect(seen).toEqual(Array.from({ length: 2501 }, (_, index) => index + 1));
});

test('two who come back at once share a query, and the later one misses nothing', async () => {
  const { store, write, holdLoads, loads } = subject();
  for (let index = 0; index < 2; index++) write();
  const feed = new Feed(store, Promise.resolve(2), log);
  let go = () => {};
  holdLoads(new Promise((resolve) => { go = resolve; }));
  const first = listener(feed, 'ada', 0);
  await until(() => loads() === 1);
  // Committed after the query began, announced before the second one listens.
  feed.receive(write());
  await new Promise((resolve) => setImmediate(resolve));
  const second = listener(feed, 'bob', 0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(loads()).toBe(1);
  go();
  await until(() => first.seen.length === 3 && second.seen.length === 3);
  expect([first.seen, second.seen]).toEqual([[1, 2, 3], [1, 2, 3]]);
});

test('who is sent away does not see the event that does it, nor what comes after', async () => {
  const { store, write } = subject();
  const feed = new Feed(store, Promise.resolve(0), log);
  const [ada, bob] = [listener(feed, 'ada'), listener(feed, 'bob')];
  await Promise.all([ada.live, bob.live]);
  feed.receive(write());
  feed.receive(write({ left: ['bob'] }));
  feed.receive(write());
  await until(() => ada.seen.length === 3);
  expect(bob.seen).toEqual([1]);
  expect(bob.isOver()).toBe(true);
});

test('rights are asked before what was missed is told', async () => {
  const { store, write, strangers } = subject();
  const feed = new Feed(store, Promise.resolve(0), log);
  const [ada, bob] = [listener(feed, 'ada'), listener(feed, 'bob')];
  await Promise.all([ada.live, bob.live]);
  write({ left: ['bob'] });
  write();
  strangers.add('bob');
  feed.repair();
  await until(() => ada.seen.length === 2);
  expect(bob.seen).toEqual([]);
  expect(bob.isOver()).toBe(true);
});

test('a store that fails is asked again', async () => {
  const { store, write } = subject();
  let failures = 2;
  const feed = new Feed(
    { ...store, load: (after) => (failures-- > 0 ? Promise.reject(new Error('away')) : store.load(after)) },
    Promise.resolve(0),
    log,
  );
  const { seen, live } = listener(feed);
  await live;
  write();
  feed.receive(write());
  await until(() => seen.length === 2);
});

test('a cursor from the future begins at the present', async () => {
  const { store, write } = subject();
  const feed = new Feed(store, Promise.resolve(0), log);
  const { seen, live } = listener(feed, 'ada', 99);
  await live;
  feed.receive(write());
  await until(() => seen.length === 1);
});

test('a cursor from a process that was ahead is believed: nothing comes twice', async () => {
  const { store, write } = subject();
  const feed = new Feed(store, Promise.resolve(0), log);
  const first = write();
  const { seen, live } = listener(feed, 'ada', 1);
  feed.receive(first);
  await live;
  feed.receive(write());
  await until(() => seen.length === 1);
  expect(seen).toEqual([2]);
});

test('the last event ends it for all', async () => {
  const { store, write } = subject();
  const feed = new Feed(store, Promise.resolve(0), log);
  const ada = listener(feed);
  await ada.live;
  feed.receive(write({ isLast: true }));
  await until(() => ada.isOver());
  expect(ada.seen).toEqual([1]);
  expect(feed.size).toBe(0);
});
