import { createAppHistory, type AppHistory } from './history';

let history: AppHistory;

beforeEach(() => {
  window.history.replaceState(null, '', '/app/a');
  history = createAppHistory();
});
afterEach(() => history.dispose());

/** jsdom steps through its history in its own time. */
function popped(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));
}

describe('createAppHistory', () => {
  it('pushes, tells who listens, and hands over the state', () => {
    const seen: string[] = [];
    history.location.subscribe(() => seen.push(`${history.action()} ${history.location.get().pathname}`));
    history.navigate('/app/b?x=1#y', { state: { from: 'a' } });
    expect(history.location.get()).toMatchObject({ pathname: '/app/b', search: '?x=1', hash: '#y', state: { from: 'a' } });
    expect(seen).toEqual(['push /app/b']);
  });

  it('ignores a step to where one is', () => {
    const before = window.history.length;
    history.navigate('/app/a');
    expect(window.history.length).toBe(before);
  });

  it('does not take single-spa\'s echo of a push for a step back', () => {
    history.navigate('/app/b');
    const echo = new PopStateEvent('popstate', { state: window.history.state });
    Object.assign(echo, { singleSpa: true });
    window.dispatchEvent(echo);
    expect(history.action()).toBe('push');
  });

  it('goes back to the entry it came from, with its key', async () => {
    const first = history.location.get().key;
    history.navigate('/app/b');
    history.navigate(-1);
    await popped();
    expect(history.location.get()).toMatchObject({ pathname: '/app/a', key: first });
    expect(history.action()).toBe('pop');
  });

  it('knows a page that was opened by its address from another one opened before it', () => {
    const before = history.location.get().key;
    history.dispose();
    window.history.replaceState(null, '', '/app/b');
    history = createAppHistory();
    expect(history.location.get().key).not.toBe(before);
  });

  it('is the same entry again after a reload', () => {
    const before = history.location.get().key;
    history.dispose();
    history = createAppHistory();
    expect(history.location.get().key).toBe(before);
  });

  it('holds a push back until the question is answered', () => {
    let proceed = (): void => undefined;
    history.setBlocker((step) => {
      proceed = step.proceed;
      return false;
    });
    history.navigate('/app/b');
    expect(history.location.get().pathname).toBe('/app/a');
    proceed();
    expect(history.location.get().pathname).toBe('/app/b');
  });

  it('asks nothing when the path stays and only the query changes', () => {
    const blocker = jest.fn(() => false);
    history.setBlocker(blocker);
    history.navigate('/app/a?tab=2');
    expect(blocker).not.toHaveBeenCalled();
    expect(history.location.get().search).toBe('?tab=2');
  });

  it('takes a refused step back and repeats it when it is allowed', async () => {
    history.navigate('/app/b');
    let proceed = (): void => undefined;
    history.setBlocker((step) => {
      proceed = step.proceed;
      return false;
    });
    window.history.back();
    await popped();
    await popped();
    expect(window.location.pathname).toBe('/app/b');
    expect(history.location.get().pathname).toBe('/app/b');
    proceed();
    await popped();
    expect(history.location.get().pathname).toBe('/app/a');
  });
});
