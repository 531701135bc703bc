import { createFakeShell } from '@heartwood/contract/fake-shell';
import { loadMuted, setMuted, soundOf } from './sound';

let sounds = 0;

class Silence {
  readonly currentTime = 0;
  readonly destination = {};
  constructor() {
    sounds += 1;
  }
  createOscillator() {
    return { frequency: { value: 0 }, connect: () => ({ connect: () => undefined }), start: () => undefined, stop: () => undefined };
  }
  createGain() {
    return { gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined } };
  }
}

/** The browser's locks, as far as one window can see them: who comes second gets none. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _: unknown, work: (lock: object | null) => Promise<void>) {
      if (held.has(name)) return work(null);
      held.add(name);
      await work({ name });
      held.delete(name);
    },
  };
}

beforeEach(() => {
  sounds = 0;
  jest.useFakeTimers();
  Object.assign(globalThis, { AudioContext: Silence });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
  loadMuted(createFakeShell().drafts);
});

afterEach(() => jest.useRealTimers());

test('a message sounds once, however many windows there are', () => {
  soundOf('m1', false);
  soundOf('m1', false);
  jest.advanceTimersByTime(1000);
  expect(sounds).toBe(1);
  soundOf('m2', false);
  jest.advanceTimersByTime(1000);
  expect(sounds).toBe(2);
});

test('none sounds when one of them has it before the person’s eyes', () => {
  soundOf('m1', false);
  soundOf('m1', true);
  jest.advanceTimersByTime(1000);
  expect(sounds).toBe(0);
});

test('none sounds where the person wants no message to', () => {
  document.documentElement.dataset.messageSound = 'off';
  soundOf('m1', false);
  jest.advanceTimersByTime(1000);
  expect(sounds).toBe(0);
  delete document.documentElement.dataset.messageSound;
});

test('where locks are refused it sounds all the same', async () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true, value: { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) },
  });
  soundOf('m1', false);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sounds).toBe(1);
});

test('muted is silent, and stays so', () => {
  const drafts = createFakeShell().drafts;
  setMuted(drafts, true);
  loadMuted(drafts);
  soundOf('m1', false);
  jest.advanceTimersByTime(1000);
  expect(sounds).toBe(0);
});
