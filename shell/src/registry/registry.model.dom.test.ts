import type { RegistryRemote } from '@heartwood/contract';
import { keepRegistry } from './kept-registry';

const growth: RegistryRemote = {
  name: 'growth', contract: '1.0', version: '1.0.0-aaaaaaaa', entry: '/remotes/growth/1.0.0-aaaaaaaa/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`, pages: [], slots: [], menu: [],
};

/** A page that begins now, with a server that keeps its answer back. */
async function begin() {
  jest.resetModules();
  let answer: (response: Response) => void = () => undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => {
    answer = resolve;
  }));
  const model = await import('./registry.model');
  let isRead = false;
  void model.registryRead.then(() => {
    isRead = true;
  });
  return { ...model, answer: (remotes: RegistryRemote[]) => answer(Response.json({ schema: 1, remotes })), isRead: () => isRead };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a registry that came with the page', () => {
  const write = (text: string) => {
    document.body.innerHTML = `<script type="application/json" id="heartwood-registry">${text}</script>`;
  };
  afterEach(() => { document.body.innerHTML = ''; });

  it('is the one, before anybody asks, and is kept', async () => {
    keepRegistry({ schema: 1, remotes: [] });
    write(JSON.stringify({ schema: 1, remotes: [growth] }));
    const page = await begin();
    await Promise.resolve();
    expect([page.isRead(), page.hasReadRegistry(), page.$remotes.getState()]).toEqual([true, true, [growth]]);
    expect(JSON.parse(localStorage.getItem('heartwood-registry') ?? '')).toEqual({ schema: 1, remotes: [growth] });
  });

  it.each(['', '{"schema":', '{"schema":9}'])('is none when it reads %j', async (text) => {
    write(text);
    const page = await begin();
    await Promise.resolve();
    expect([page.isRead(), page.hasReadRegistry()]).toEqual([false, false]);
  });
});

describe('a registry that does not answer', () => {
  it('yields to the kept one after a second and a half; the late answer still counts', async () => {
    keepRegistry({ schema: 1, remotes: [growth] });
    const page = await begin();
    const reading = page.readRegistryFx();
    await jest.advanceTimersByTimeAsync(1_499);
    expect(page.isRead()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect([page.isRead(), page.hasReadRegistry(), page.$remotes.getState()]).toEqual([true, false, [growth]]);
    page.answer([{ ...growth, version: '1.1.0-bbbbbbbb' }]);
    await reading;
    expect(page.$remotes.getState()).toMatchObject([{ version: '1.1.0-bbbbbbbb' }]);
  });

  it('is waited for where nothing is kept', async () => {
    const page = await begin();
    const reading = page.readRegistryFx();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(page.isRead()).toBe(false);
    page.answer([growth]);
    await reading;
    expect([page.isRead(), page.$remotes.getState()]).toEqual([true, [growth]]);
  });

  it('does not hold up a second try either', async () => {
    keepRegistry({ schema: 1, remotes: [growth] });
    const page = await begin();
    let failure: Error | null | undefined;
    void page.readRegistryAnew().then((found) => {
      failure = found;
    });
    await jest.advanceTimersByTimeAsync(1_500);
    expect(failure).toBeNull();
  });
});
