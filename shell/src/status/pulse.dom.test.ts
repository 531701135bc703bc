import type { Shell } from '@heartwood/contract';
import { beginTrace, endTrace, openedViews, traced, traceOf, type ViewTrace } from '../remotes/view-traces';
import { describeViews, noteLongTask, takePulses, takeViews } from './pulse';
import type { ToldError } from './told-errors';

const error = (id: string, remote = 'growth', version = '2'): ToldError => ({
  id, remote, version, slot: '', stage: 'mount', kind: 'TypeError', at: 0,
});
const view = (remote: string, version: string, ms: number, end: 'mounted' | 'failed' = 'mounted'): ViewTrace => ({
  remote, version, id: 'a'.repeat(16) + 'b'.repeat(16), until: 0,
  marks: [['registry', 0], ['manifest', 1], ['manifest', ms / 2], ['mount', ms / 2 + 10], [end, ms]],
});

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  openedViews.length = 0;
  document.body.innerHTML = '<main><div data-remote="growth" data-version="2"></div></main><div data-remote="messaging" data-version="1"></div>';
});

it('adds up views, errors and long tasks by remote and version, each once', () => {
  openedViews.push(view('growth', '2', 400.4), view('growth', '2', 90_000), view('messaging', '1', 50), view('messaging', '1', 90, 'failed'));
  noteLongTask(120);
  noteLongTask(80.2);
  expect(takePulses(takeViews(), [error('one')])).toEqual([
    { remote: 'growth', version: '2', loads: 2, loadMs: 10_400, errors: 1, longTasks: 2, longMs: 200 },
    { remote: 'messaging', version: '1', loads: 1, loadMs: 50, errors: 0, longTasks: 0, longMs: 0 },
  ]);
  expect(takePulses(takeViews(), [error('one')])).toEqual([]);
  expect(takePulses([], [error('two'), error('one')])).toMatchObject([{ remote: 'growth', errors: 1 }]);
});

it('tells nothing of the shell, of somebody’s own build and of what has no version', () => {
  document.body.innerHTML = '';
  noteLongTask(500);
  const views = [view('growth', 'override', 1), view('growth', 'unknown', 1)];
  expect(takePulses(views, [error('a', 'shell', 'abc'), error('b', 'growth', 'unknown')])).toEqual([]);
  expect(describeViews(views)).toEqual([]);
});

it('tells of each view how long its stages took, one that was tried twice added up, and where it failed', () => {
  expect(describeViews([view('growth', '2', 400), view('messaging', '1', 300, 'failed')])).toMatchObject([
    { trace: 'a'.repeat(16) + 'b'.repeat(16), span: 'b'.repeat(16), remote: 'growth', version: '2', ms: 400, stages: { registry: 1, manifest: 209, mount: 190 } },
    { remote: 'messaging', ms: 300, failed: 'mount' },
  ]);
  expect(describeViews(Array<ViewTrace>(30).fill(view('growth', '2', 400)))).toHaveLength(10);
});

describe('what a remote asks the API', () => {
  const open = () => {
    const asked: Headers[] = [];
    const answer = (_path: string, init?: RequestInit) => {
      asked.push(new Headers(init?.headers));
      return Promise.resolve(new Response());
    };
    const shell = { fetch: answer } as Shell;
    return { asked, growth: traced('growth', shell), messaging: traced('messaging', shell) };
  };

  it('has the trace of the view that opens, beside its own headers', async () => {
    const { asked, growth, messaging } = open();
    const { id } = beginTrace('growth');
    await growth.fetch('/graphql', { headers: { accept: 'application/json' } });
    await messaging.fetch('/graphql');
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(asked.map((headers) => headers.get('traceparent'))).toEqual([`00-${id}-${id.slice(16)}-01`, null]);
    expect(asked[0]?.get('accept')).toBe('application/json');
    expect(traceOf('growth')).toBe(id);
  });

  it('has none once the view has stood for five seconds', async () => {
    const { asked, growth } = open();
    const trace = beginTrace('growth');
    endTrace(trace, '2', 'mounted');
    await growth.fetch('/graphql');
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_001);
    await growth.fetch('/graphql');
    expect(asked.map((headers) => headers.has('traceparent'))).toEqual([true, false]);
  });
});
