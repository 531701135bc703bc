import { mountedViews } from '../remotes/mounted-views';
import { noteLongTask, takePulses } from './pulse';
import type { ToldError } from './told-errors';

const error = (id: string, remote = 'growth', version = '2'): ToldError => ({
  id, remote, version, slot: '', stage: 'mount', kind: 'TypeError', at: 0,
});

beforeEach(() => {
  document.body.innerHTML = '<main><div data-remote="growth" data-version="2"></div></main><div data-remote="messaging" data-version="1"></div>';
});

it('adds up views, errors and long tasks by remote and version, each once', () => {
  mountedViews.push({ remote: 'growth', version: '2', ms: 400.4 }, { remote: 'growth', version: '2', ms: 90_000 });
  mountedViews.push({ remote: 'messaging', version: '1', ms: 50 });
  noteLongTask(120);
  noteLongTask(80.2);
  expect(takePulses([error('one')])).toEqual([
    { remote: 'growth', version: '2', loads: 2, loadMs: 10_400, errors: 1, longTasks: 2, longMs: 200 },
    { remote: 'messaging', version: '1', loads: 1, loadMs: 50, errors: 0, longTasks: 0, longMs: 0 },
  ]);
  expect(takePulses([error('one')])).toEqual([]);
  expect(takePulses([error('two'), error('one')])).toMatchObject([{ remote: 'growth', errors: 1 }]);
});

it('tells nothing of the shell, of somebody’s own build and of what has no version', () => {
  document.body.innerHTML = '';
  noteLongTask(500);
  mountedViews.push({ remote: 'growth', version: 'override', ms: 1 });
  expect(takePulses([error('a', 'shell', 'abc'), error('b', 'growth', 'unknown')])).toEqual([]);
});
