import { Turnstile, TurnstileFull } from './turnstile';
import type { Leave } from './turnstile';

const settled = async () => { for (let i = 0; i < 5; i++) await Promise.resolve(); };

beforeEach(() => { jest.useFakeTimers(); });
afterEach(() => { jest.useRealTimers(); });

function turnstile(limits: Partial<ConstructorParameters<typeof Turnstile>[0]> = {}) {
  return new Turnstile({ together: 2, pointsPerSecond: 1000, waiting: 5, ...limits }, () => Date.now());
}

/** Notes what began, in order; `leave` ends a piece of work. */
function workers(stile: Turnstile) {
  const begun: string[] = [];
  const leave = new Map<string, Leave>();
  const enter = (key: string, name: string, points = 1, isWanted = () => true) =>
    Promise.resolve(stile.enter(key, points, isWanted)).then((left) => {
      if (left === null) return;
      begun.push(name);
      leave.set(name, left);
    });
  return { begun, leave, enter };
}

it('lets a few begin together and the next when one leaves, in order', async () => {
  const { begun, leave, enter } = workers(turnstile());
  for (const name of ['a', 'b', 'c', 'd']) void enter('ann', name);
  await settled();
  expect(begun).toEqual(['a', 'b']);
  leave.get('b')?.();
  leave.get('b')?.();
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('never lets one key wait for another', async () => {
  const { begun, enter } = workers(turnstile());
  for (const name of ['a', 'b', 'c', 'd']) void enter('ann', name);
  void enter('bob', 'x');
  await settled();
  expect(begun).toContain('x');
});

it('lets a burst through and then goes by the pace, dearer work slower', async () => {
  const { begun, enter } = workers(turnstile({ together: 100, pointsPerSecond: 4, waiting: 100 }));
  for (let i = 0; i < 12; i++) void enter('ann', String(i), i < 6 ? 1 : 4);
  await settled();
  const burst = begun.length;
  expect(burst).toBeGreaterThanOrEqual(4);
  expect(burst).toBeLessThan(7);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(begun.length - burst).toBeLessThanOrEqual(4);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(begun).toHaveLength(12);
});

it('leaves out what is not wanted any more, at no cost', async () => {
  const { begun, leave, enter } = workers(turnstile({ together: 1, pointsPerSecond: 1 }));
  let isWanted = true;
  void enter('ann', 'first');
  void enter('ann', 'gone', 1000, () => isWanted);
  void enter('ann', 'last');
  isWanted = false;
  await settled();
  leave.get('first')?.();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(begun).toEqual(['first', 'last']);
});

it('says at once that too much waits', () => {
  const stile = turnstile({ together: 1, waiting: 2 });
  for (let i = 0; i < 3; i++) void stile.enter('ann', 1);
  expect(() => stile.enter('ann', 1)).toThrow(TurnstileFull);
});

it('forgets whoever has nothing left to do or to pay', async () => {
  const stile = turnstile();
  const { leave, enter } = workers(stile);
  void enter('ann', 'a', 1500);
  await settled();
  leave.get('a')?.();
  expect(stile.size).toBe(1);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(stile.size).toBe(0);
});
