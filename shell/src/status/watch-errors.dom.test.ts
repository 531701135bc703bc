import { RemoteLoadError } from '@heartwood/contract';
import { flushReports, reportError } from './report';
import { toldErrors } from './told-errors';
import { watchErrors } from './watch-errors';

const secret = 'ada@people.example';
const inGrowth = (message: string, file = '82.js:1:5') => (
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n at https://h.example/remotes/growth/1.0.0-a/${file}` })
);

interface Sent {
  reports: { id: string; remote: string; version: string; stage: string; kind: string; place: string | null; count: number }[];
}

function bodies(): Sent[] {
  flushReports();
  return jest.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Sent);
}

beforeAll(() => watchErrors());
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 500 }));
  jest.spyOn(window.console, 'warn').mockImplementation(() => undefined);
  flushReports();
  jest.mocked(fetch).mockClear();
});

const uncaught = (init: ErrorEventInit) => window.dispatchEvent(new ErrorEvent('error', init));
const rejected = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it('what nobody caught is told by remote and version, each error once and its echoes as a number', () => {
  for (let i = 0; i < 3; i++) uncaught({ error: inGrowth(`for ${secret}`), message: secret });
  rejected(inGrowth('another', '99.js:2:6'));
  expect(bodies()).toEqual([{
    reports: [
      {
        id: expect.stringMatching(/^[a-z0-9]{8}$/), remote: 'growth', version: '1.0.0-a', stage: 'running', kind: 'TypeError',
        place: '82.js:1:5', count: 3,
      },
      {
        id: expect.stringMatching(/^[a-z0-9]{8}$/), remote: 'growth', version: '1.0.0-a', stage: 'running', kind: 'TypeError',
        place: '99.js:2:6', count: 1,
      },
    ],
  }]);
});

it('neither the server nor the storage is told the words of an error', () => {
  const id = reportError(inGrowth(`for ${secret}`, '7.js:1:1'), { remote: 'growth' });
  expect(toldErrors.get()[0]).toMatchObject({ id, message: `for ${secret}` });
  expect(JSON.stringify([bodies(), { ...sessionStorage }])).not.toContain(secret);
  expect(sessionStorage.getItem('heartwood-errors')).toContain(id);
});

it('an error that is told and thrown again keeps its id and is one error', () => {
  const error = inGrowth('told before', '8.js:1:1');
  const id = reportError(error, { remote: 'growth:panel@1', fatal: true });
  uncaught({ error });
  expect(bodies()).toMatchObject([{ reports: [{ id, stage: 'mount', count: 1 }] }]);
  expect(toldErrors.get()[0]).toMatchObject({ id, remote: 'growth', slot: 'panel@1' });
});

it('the status page is told what happened, without what the loader says around it', () => {
  reportError(
    new Error('[ Federation Runtime ]: Failed to get manifest. args: {}\nOriginal Error Message:\n Error: /mf-manifest.json answered 404'),
  );
  expect(toldErrors.get()[0]?.message).toBe('Error: /mf-manifest.json answered 404');
});

it('a load that stopped is told with its own stage and version', () => {
  reportError(new RemoteLoadError({
    remote: 'growth', version: '2.0.0-b', stage: 'chunk', message: 'x', cause: Object.assign(new Error('y'), { name: 'ChunkLoadError' }),
  }), { remote: 'growth' });
  expect(bodies()).toMatchObject([{ reports: [{ remote: 'growth', version: '2.0.0-b', stage: 'chunk', kind: 'ChunkLoadError' }] }]);
});

it('a report that the server does not take is not reported', async () => {
  reportError(new Error('once'));
  expect(bodies()).toHaveLength(1);
  await Promise.resolve();
  expect(bodies()).toHaveLength(1);
});

it('what has nothing to find is not told', () => {
  uncaught({ error: null, message: 'Script error.', filename: '' });
  uncaught({ message: 'ResizeObserver loop completed with undelivered notifications.', filename: 'http://localhost/' });
  rejected(new DOMException('called off', 'AbortError'));
  expect(bodies()).toEqual([]);
});
