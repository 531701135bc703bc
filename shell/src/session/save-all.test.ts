import type { EventBus, ShellEvents } from '@heartwood/contract';
import { saveAll } from './save-all';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The shell's bus with these holders of unsaved words. */
const busOf = (...works: readonly (() => Promise<boolean>)[]) => ({
  emit: ((_name: string, { until }: ShellEvents['session/leaving']) => works.forEach((work) => until(work()))) as EventBus['emit'],
});
const after = (ms: number, answer: boolean) => () => new Promise<boolean>((resolve) => setTimeout(() => resolve(answer), ms));

test.each<[string, readonly (() => Promise<boolean>)[], boolean]>([
  ['nobody has unsaved words', [], true],
  ['all are sent in time', [after(100, true), after(2900, true)], true],
  ['the server does not take some', [after(100, true), after(100, false)], false],
  ['one fails', [() => Promise.reject(new Error('no line'))], false],
  ['one takes too long', [after(60_000, true)], false],
])('who leaves while %s', async (_case, works, isSaved) => {
  const answer = saveAll(busOf(...works));
  await jest.advanceTimersByTimeAsync(3000);
  await expect(answer).resolves.toBe(isSaved);
});
