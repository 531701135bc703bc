import { createFakeShell } from '@heartwood/contract/fake-shell';
import { GIVE_UP_AFTER } from '../chat/limits';
import type { Target } from '../chat/target';
import { createOutbox, type Attempt, type Outbox } from './outbox';
import type { Outgoing } from './outbox.model';

const CIRCLE: Target = { kind: 'channel', channelId: 'c' };
const PRIYA: Target = { kind: 'person', userId: 'p' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A line that is up or down, and everything that went over it. */
function line({ drafts = createFakeShell().drafts } = {}) {
  const went: string[] = [];
  let answer: Attempt = 'sent';
  const open = (): Outbox => createOutbox({
    drafts,
    send: (item) => {
      if (answer === 'sent') went.push(item.body);
      return Promise.resolve(answer);
    },
  });
  const outbox = open();
  const post = (body: string, target = CIRCLE) => (
    outbox.post({ id: body, target, body, mentions: [], replyTo: null, files: [], since: Date.now() })
  );
  const states = (of = outbox) => of.$queue.get().map(({ body, state }: Outgoing) => `${body} ${state}`);
  return { outbox, drafts, went, post, states, open, set: (next: Attempt) => { answer = next; } };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('what is written while the line is down waits, and goes in order once it is back', async () => {
  const { outbox, post, set, states, went } = line();
  set('unreachable');
  post('one');
  post('two');
  post('three');
  await pass(3000);
  expect(states()).toEqual(['one waiting', 'two waiting', 'three waiting']);
  set('sent');
  outbox.flush();
  await pass(0);
  expect(went).toEqual(['one', 'two', 'three']);
  expect(states()).toEqual([]);
});

test('it tries again by itself', async () => {
  const { post, set, went } = line();
  set('unreachable');
  post('one');
  await pass(500);
  set('sent');
  await pass(20_000);
  expect(went).toEqual(['one']);
});

test('after ten minutes it is not sent any more until somebody wants it', async () => {
  const { outbox, post, set, states, went } = line();
  set('unreachable');
  post('one');
  await pass(GIVE_UP_AFTER + 20_000);
  expect(states()).toEqual(['one failed']);
  set('sent');
  outbox.flush();
  await pass(0);
  expect(went).toEqual([]);
  outbox.retry('one');
  await pass(0);
  expect(went).toEqual(['one']);
});

test('a message that failed can be thrown away, also from the device', async () => {
  const { outbox, drafts, post, set, states } = line();
  set({ refused: 'No.' });
  post('one');
  await pass(0);
  expect(states()).toEqual(['one refused']);
  outbox.remove('one');
  expect(states()).toEqual([]);
  expect(drafts.keys('outbox:')).toEqual([]);
});

test('one that is refused holds nobody up', async () => {
  const { post, set, states, went } = line();
  set({ refused: 'No.' });
  post('bad');
  await pass(0);
  set('sent');
  post('good');
  await pass(0);
  expect(went).toEqual(['good']);
  expect(states()).toEqual(['bad refused']);
});

test('one that was refused tells why, and goes with other words under the same id', async () => {
  const { outbox, drafts, post, set, states, went, open } = line();
  set({ refused: 'You take no part here.' });
  post('bad');
  await pass(0);
  expect(open().$queue.get()).toMatchObject([{ id: 'bad', reason: 'You take no part here.' }]);
  set('sent');
  outbox.retry('bad', { body: 'better', mentions: [] });
  await pass(0);
  expect(went).toEqual(['better']);
  expect(states()).toEqual([]);
  expect(drafts.keys('outbox:')).toEqual([]);
});

test('the queue outlives the page: what was out or waiting goes again, in order, under the same id', async () => {
  const first = line();
  first.set('unreachable');
  first.post('one');
  first.post('two');
  await pass(100);
  first.outbox.stop();
  const second = line({ drafts: first.drafts });
  expect(second.states()).toEqual(['one waiting', 'two waiting']);
  await pass(0);
  expect(second.went).toEqual(['one', 'two']);
});

test('each conversation has its own turn', async () => {
  const { post, set, states, went, outbox } = line();
  set('unreachable');
  post('to the channel');
  post('to Priya', PRIYA);
  await pass(100);
  expect(states()).toEqual(['to the channel waiting', 'to Priya waiting']);
  set('sent');
  outbox.flush();
  await pass(0);
  expect(went.toSorted()).toEqual(['to Priya', 'to the channel']);
});
