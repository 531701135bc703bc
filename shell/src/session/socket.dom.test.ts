import { createSessionSocket } from './socket';

class Line {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static opened: Line[] = [];
  readyState = Line.OPEN;
  onopen = async (): Promise<void> => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (_event: { code: number; reason: string; wasClean: boolean }): void => {};
  onerror = (): void => {};
  constructor() {
    Line.opened.push(this);
  }
  send(): void {}
  close(): void {}
  async begin(): Promise<void> {
    await this.onopen();
    this.onmessage({ data: '{"type":"connection_ack"}' });
    await jest.advanceTimersByTimeAsync(0);
  }
  end(code: number, reason: string): void {
    this.readyState = 3;
    this.onclose({ code, reason, wasClean: code !== 1006 });
  }
}

const RealSocket = globalThis.WebSocket;
beforeEach(() => {
  jest.useFakeTimers();
  Line.opened = [];
  globalThis.WebSocket = Line as unknown as typeof WebSocket;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.WebSocket = RealSocket;
});

async function online() {
  const resumed = jest.fn();
  const socket = createSessionSocket({
    url: () => 'ws://localhost/graphql', token: () => 'token', refresh: async () => 'unreachable', denied: () => {}, resumed,
  });
  socket.subscribe({ query: 'subscription { ticks }' }, { next: () => {}, error: () => {}, complete: () => {} });
  // graphql-ws is loaded when it is needed.
  while (Line.opened.length === 0) await jest.advanceTimersByTimeAsync(1);
  await Line.opened[0]?.begin();
  expect(socket.state.get()).toBe('online');
  return { socket, resumed };
}

it('comes back at a moment of its own within the time that a process says which is restarted, and is not offline meanwhile', async () => {
  const { socket, resumed } = await online();
  jest.spyOn(Math, 'random').mockReturnValue(0.75);
  Line.opened[0]?.end(1001, 'Going away, come back within 4000 ms');
  await jest.advanceTimersByTimeAsync(2_900);
  expect([Line.opened.length, socket.state.get()]).toEqual([1, 'connecting']);
  await jest.advanceTimersByTimeAsync(150);
  expect([Line.opened.length, socket.state.get()]).toEqual([2, 'connecting']);
  await Line.opened[1]?.begin();
  expect([socket.state.get(), resumed.mock.calls.length]).toEqual(['online', 1]);
});

it('is offline when the line breaks, also on the way back', async () => {
  const { socket } = await online();
  Line.opened[0]?.end(1001, 'Going away, come back within 0 ms');
  await jest.advanceTimersByTimeAsync(300);
  expect(Line.opened).toHaveLength(2);
  Line.opened[1]?.end(1006, '');
  await jest.advanceTimersByTimeAsync(0);
  expect(socket.state.get()).toBe('offline');
});

it('opens once the line is back, when its code was lost on the way', async () => {
  jest.resetModules();
  jest.doMock('./open-line', () => { throw new Error('Loading chunk failed'); });
  const error = jest.fn();
  const socket = createSessionSocket({
    url: () => 'ws://localhost/graphql', token: () => 'token', refresh: async () => 'unreachable', denied: () => {}, resumed: () => {},
  });
  socket.subscribe({ query: 'subscription { ticks }' }, { next: () => {}, error, complete: () => {} });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(Line.opened).toHaveLength(0);
  jest.dontMock('./open-line');
  window.dispatchEvent(new Event('online'));
  while (Line.opened.length === 0) await jest.advanceTimersByTimeAsync(1);
  expect(error).not.toHaveBeenCalled();
  socket.close();
});
