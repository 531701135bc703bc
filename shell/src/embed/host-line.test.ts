import { awaitHost } from './host-line';

const settings = { token: 't', conversation: null, channel: null, theme: 'light', locale: null, look: {}, canClose: false };

/** A page inside a frame: its parent is somebody else. */
function framed() {
  const heard = new EventTarget();
  const parent = { name: 'the page around' };
  const page = {
    parent, addEventListener: heard.addEventListener.bind(heard), removeEventListener: heard.removeEventListener.bind(heard),
  } as unknown as Window;
  const said: unknown[] = [];
  const port = {
    postMessage: (message: unknown) => void said.push(message), onmessage: null as ((event: { data: unknown }) => void) | null,
  };
  const arrive = (message: object) => (
    heard.dispatchEvent(Object.assign(new Event('message'), { origin: 'https://shop.example', ports: [port], source: parent, ...message }))
  );
  return { page, parent, said, port, arrive };
}

test('the page around is heard, with the origin that the browser tells', async () => {
  const { page, said, port, arrive } = framed();
  const line = awaitHost(page);
  arrive({ data: { type: 'heartwood-hello', ...settings } });
  const { origin, settings: given, say, onMessage } = await line;
  expect([origin, given]).toEqual(['https://shop.example', settings]);
  say({ type: 'close' });
  expect(said).toEqual([{ type: 'ready' }, { type: 'close' }]);
  const messages: unknown[] = [];
  onMessage((message) => messages.push(message));
  port.onmessage?.({ data: { type: 'focus' } });
  expect(messages).toEqual([{ type: 'focus' }]);
});

test.each([
  ['another window', { source: { name: 'a popup' } }],
  ['a message without a port', { ports: [] }],
  ['other words', { data: { type: 'hello' } }],
  ['no words', { data: null }],
])('%s is not heard', async (_what, message) => {
  const { page, said, arrive } = framed();
  let isHeard = false;
  void awaitHost(page).then(() => {
    isHeard = true;
  });
  arrive({ data: { type: 'heartwood-hello', ...settings }, ...message });
  await Promise.resolve();
  expect([isHeard, said]).toEqual([false, []]);
});
