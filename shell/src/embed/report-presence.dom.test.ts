import { createReadable, type Session } from '@heartwood/contract';
import type { EmbedState } from './embed-session';
import { reportPresence } from './report-presence';

const ready: EmbedState = { kind: 'ready', session: {} as Session };

/** A page that is looked at or not, and what is told of it. */
function open(first: EmbedState) {
  const state = createReadable<EmbedState>(first);
  const told: boolean[] = [];
  const fetch = async (_path: string, init: RequestInit = {}) => {
    expect(init.keepalive).toBe(true);
    told.push((JSON.parse(String(init.body)) as { variables: { visible: boolean } }).variables.visible);
    return Response.json({});
  };
  const show = (isVisible: boolean) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { state, told, show, stop: reportPresence({ state, fetch }) };
}

afterEach(() => jest.restoreAllMocks());

test('a partner’s page that is hidden, shown and left is told of', () => {
  const { told, show, stop } = open(ready);
  show(false);
  show(true);
  window.dispatchEvent(new Event('pagehide'));
  stop();
  show(false);
  expect(told).toEqual([false, true, false]);
});

test('who signs in while nobody looks is not online; before that there is nobody to tell of', () => {
  const { state, told, show, stop } = open({ kind: 'connecting' });
  show(false);
  expect(told).toEqual([]);
  state.set(ready);
  expect(told).toEqual([false]);
  stop();
});
