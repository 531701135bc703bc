import { createQuietLine } from './quiet-line';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A line whose answers come when they are let, and whether `quiet` has been told. */
function heldLine() {
  const answers: (() => void)[] = [];
  const line = createQuietLine(() => new Promise((resolve) => answers.push(() => resolve(new Response()))), { calmMs: 300, mostMs: 5_000 });
  const told = jest.fn();
  const pass = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return told.mock.calls.length > 0;
  };
  return { line, told, pass, answer: () => answers.shift()?.() };
}

test('it is quiet when nothing was asked for a while, also when one answer leads to the next question', async () => {
  const { line, told, pass, answer } = heldLine();
  void line.send('/graphql');
  void line.quiet().then(told);
  expect(await pass(1_000)).toBe(false);
  answer();
  expect(await pass(200)).toBe(false);
  void line.send('/graphql');
  expect(await pass(1_000)).toBe(false);
  answer();
  expect(await pass(299)).toBe(false);
  expect(await pass(1)).toBe(true);
});

test('an answer that does not come holds nobody for ever', async () => {
  const { line, told, pass } = heldLine();
  void line.send('/graphql');
  void line.quiet().then(told);
  expect(await pass(4_999)).toBe(false);
  expect(await pass(1)).toBe(true);
});

test('it is waited for once: what begins anew later begins at once', async () => {
  const { line, told, pass } = heldLine();
  void line.quiet();
  await pass(300);
  void line.send('/graphql');
  void line.quiet().then(told);
  expect(await pass(0)).toBe(true);
});

test('a program that is on its way will ask', async () => {
  const { line, told, pass } = heldLine();
  let arrive: (program: string) => void = () => undefined;
  const program = line.during(new Promise<string>((resolve) => (arrive = resolve)));
  void line.quiet().then(told);
  expect(await pass(1_000)).toBe(false);
  arrive('program');
  await expect(program).resolves.toBe('program');
  expect(await pass(299)).toBe(false);
  expect(await pass(1)).toBe(true);
});

test('as long as parts of a program arrive it is not quiet', async () => {
  let arrived = 0;
  const line = createQuietLine(() => Promise.resolve(new Response()), {
    calmMs: 300, mostMs: 5_000, sinceArrival: () => Date.now() - arrived,
  });
  const told = jest.fn();
  arrived = Date.now() + 200;
  void line.quiet().then(told);
  await jest.advanceTimersByTimeAsync(499);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledTimes(1);
});
