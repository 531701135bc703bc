import type { RegistryRemote } from '@heartwood/contract';
import { readRegistryFx } from '../registry/registry.model';
import { dismissToast, toasts } from '../toasts/toasts';
import { standsBehind, watchVersions } from './newer-version';

const remote = (name: string, version: string): RegistryRemote => ({
  name, version, contract: '1.0', entry: `/remotes/${name}/${version}/mf-manifest.json`, integrity: 'sha384-AAAA', pages: [], slots: [], menu: [],
});
const releases = async (...remotes: RegistryRemote[]) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ schema: 1, remotes }));
  await readRegistryFx();
  jest.advanceTimersByTime(3_000);
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main><div data-remote="growth" data-version="1"><textarea>Half a sen</textarea></div></main>';
});
afterEach(() => jest.useRealTimers());

it('compares what stands in the page with what is live for who looks', () => {
  expect(standsBehind([remote('growth', '1'), remote('messaging', '9')])).toBe('');
  expect(standsBehind([remote('growth', '2')])).toBe('growth 2');
});

it('is said once, quietly, with a way to reload; what is typed stays', async () => {
  const reload = jest.fn();
  const stop = watchVersions(reload);
  await releases(remote('growth', '1'));
  expect(toasts.get()).toEqual([]);
  await releases(remote('growth', '2'));
  await releases(remote('growth', '2'));
  expect(toasts.get()).toMatchObject([{ title: 'A newer version is ready', action: { label: 'Reload' } }]);
  expect(document.querySelector('textarea')?.value).toBe('Half a sen');
  expect(reload).not.toHaveBeenCalled();
  toasts.get()[0]?.action?.run();
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  expect(toasts.get()).toEqual([]);
});

it('is said of a way back too, and taken away when it is not true any more', async () => {
  const stop = watchVersions(jest.fn());
  await releases(remote('growth', '0'));
  expect(toasts.get()).toHaveLength(1);
  await releases(remote('growth', '1'));
  expect(toasts.get()).toEqual([]);
  stop();
});

it('goes by itself, and is said again after ten minutes while it is true', async () => {
  const stop = watchVersions(jest.fn());
  await releases(remote('growth', '2'));
  expect(toasts.get()).toMatchObject([{ duration: 20_000 }]);
  dismissToast(toasts.get()[0]?.id ?? 0);
  jest.advanceTimersByTime(9 * 60_000);
  expect(toasts.get()).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(toasts.get()).toHaveLength(1);
  stop();
});

it('asks once a minute, while somebody looks', () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  asked.mockClear();
  const stop = watchVersions(jest.fn());
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.advanceTimersByTime(60_000);
  expect(asked).not.toHaveBeenCalled();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  jest.advanceTimersByTime(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
});
