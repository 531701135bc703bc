import { createFakeShell } from '@heartwood/contract/fake-shell';
import { createOutbox, type Attempt } from './outbox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Tabs of one browser: one device, and each is told what the others write. The server takes an id once. */
function browser() {
  const device = createFakeShell().drafts;
  const told: { follow(key: string): void; isDeaf: boolean }[] = [];
  const server: string[] = [];
  let attempts = 0;

  const openTab = async () => {
    let answer: Attempt = 'sent';
    let held: Promise<void> | null = null;
    const ear = { follow: (_key: string): void => undefined, isDeaf: false };
    const outbox = createOutbox({
      drafts: {
        ...device,
        set(key, text) {
          device.set(key, text);
          for (const other of told) if (other !== ear && !other.isDeaf) queueMicrotask(() => other.follow(key));
        },
      },
      send: async ({ id }) => {
        attempts += 1;
        if (answer === 'sent' && !server.includes(id)) server.push(id);
        await held;
        return answer;
      },
    });
    ear.follow = (key) => outbox.follow(key);
    told.push(ear);
    await pass(0);
    return {
      outbox,
      post: (id: string) => outbox.post({
        id, target: { kind: 'channel', channelId: 'c' }, body: id, mentions: [], replyTo: null, files: [], since: Date.now(),
      }),
      states: () => outbox.$queue.get().map(({ id, state }) => `${id} ${state}`),
      line: (next: Attempt) => { answer = next; },
      /** Its answers stay away until they are let go. */
      hold() {
        let letGo = () => {};
        held = new Promise((resolve) => { letGo = resolve; });
        return () => letGo();
      },
      deafen: () => { ear.isDeaf = true; },
    };
  };
  return { openTab, device, server, attempts: () => attempts };
}

test('what one tab has queued stands in the other, which sends it when the first cannot', async () => {
  const { openTab, server } = browser();
  const [first, second] = [await openTab(), await openTab()];
  first.line('unreachable');
  first.post('one');
  await pass(0);
  expect(second.states()).toEqual(['one waiting']);
  await pass(20_000);
  expect(server).toEqual(['one']);
  expect([first.states(), second.states()]).toEqual([[], []]);
});

test('the tab that wrote it sends it: the other one only looks on', async () => {
  const { openTab, attempts } = browser();
  const [first, second] = [await openTab(), await openTab()];
  first.post('one');
  await pass(20_000);
  expect(attempts()).toBe(1);
  expect([first.states(), second.states()]).toEqual([[], []]);
});

test('a tab that is opened while another one sends doubles nothing and keeps the order', async () => {
  const { openTab, device, server } = browser();
  const first = await openTab();
  const letGo = first.hold();
  first.post('one');
  first.post('two');
  await pass(0);
  const reloaded = await openTab();
  expect(server).toEqual(['one', 'two']);
  letGo();
  await pass(20_000);
  expect(server).toEqual(['one', 'two']);
  expect([first.states(), reloaded.states(), device.keys('outbox:')]).toEqual([[], [], []]);
});

test('what another tab writes does not send again what is out here', async () => {
  const { openTab, attempts } = browser();
  const [first, second] = [await openTab(), await openTab()];
  second.line('unreachable');
  const letGo = first.hold();
  first.post('one');
  await pass(0);
  second.post('two');
  await pass(0);
  const before = attempts();
  first.outbox.flush();
  expect(first.states()).toEqual(['one sending', 'two waiting']);
  expect(attempts()).toBe(before);
  letGo();
  await pass(20_000);
  expect(first.states()).toEqual([]);
});

test('what was thrown away in one tab is not sent by one that has not heard of it', async () => {
  const { openTab, server } = browser();
  const [first, second] = [await openTab(), await openTab()];
  for (const { line } of [first, second]) line('unreachable');
  first.post('one');
  await pass(100);
  second.deafen();
  first.outbox.remove('one');
  second.line('sent');
  second.outbox.flush();
  await pass(20_000);
  expect(server).toEqual([]);
  expect(second.states()).toEqual([]);
});

test('"Not sent" in one tab is so in the other, and tried again there it goes', async () => {
  const { openTab, server } = browser();
  const [first, second] = [await openTab(), await openTab()];
  first.line({ refused: 'No.' });
  first.post('one');
  await pass(0);
  expect(second.states()).toEqual(['one refused']);
  second.outbox.retry('one');
  await pass(0);
  expect(server).toEqual(['one']);
  expect(first.states()).toEqual([]);
});
