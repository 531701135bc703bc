import { createReportSender, type ErrorReport } from './report-sender';

const report = (id: string): ErrorReport => ({
  id, remote: 'growth', version: '1.0.0', stage: 'running', kind: 'TypeError', place: null, trace: undefined,
});

function start() {
  const bodies: (ErrorReport & { count: number })[][] = [];
  const line = { isOnline: true };
  const sender = createReportSender({
    send: (body) => void bodies.push((JSON.parse(body) as { reports: (ErrorReport & { count: number })[] }).reports),
    isOnline: () => line.isOnline,
  });
  return { ...sender, bodies, line, sent: () => bodies.map((body) => body.map(({ id, count }) => `${id} ${count}`)) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends what comes together in one body, and the same error as a number', () => {
  const { take, sent } = start();
  for (const id of ['one', 'two', 'one', 'one']) take(report(id));
  expect(sent()).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(sent()).toEqual([['one 3', 'two 1']]);
});

it('sends ten in fifteen seconds, whatever happens in the tab, and drops what is too much', () => {
  const { take, bodies } = start();
  for (let i = 0; i < 200; i++) take(report(`id${i}`));
  jest.advanceTimersByTime(60_000);
  expect(bodies.map((body) => body.length)).toEqual([10, 10, 10, 10]);
  jest.advanceTimersByTime(600_000);
  expect(bodies.flat()).toHaveLength(50);
});

it('sends once more in the moment the page goes', () => {
  const { take, flush, sent } = start();
  take(report('one'));
  flush();
  take(report('two'));
  flush();
  flush();
  expect(sent()).toEqual([['one 1'], ['two 1']]);
});

it('waits for the line', () => {
  const { take, flush, line, sent } = start();
  line.isOnline = false;
  take(report('one'));
  jest.advanceTimersByTime(60_000);
  expect(sent()).toEqual([]);
  line.isOnline = true;
  flush();
  expect(sent()).toEqual([['one 1']]);
});
