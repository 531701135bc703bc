import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';

let server: TestServer;
let clock = 0;
beforeAll(async () => { server = await startTestServer({ now: () => new Date(Date.now() + clock) }); });
beforeEach(() => { clock = 0; });
afterAll(() => server.close());

const PASSWORD = 'correct horse battery';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

interface Device { id: string; name: string; kind: string; isThis: boolean }
interface Entered { token: string; refreshToken: string; device: string }

const logIn = async (email: string, userAgent: string, device?: string) =>
  (await server.request<Entered>('POST', '/api/v1/auth/login', {
    body: { email, password: PASSWORD, device }, headers: { 'user-agent': userAgent },
  })).body;
const devicesOf = async (token: string) => (
  (await server.request<{ devices: Device[] }>('GET', '/api/v1/account/security', { token })).body.devices
);
const end = (id: string, token: string) => (
  server.request<{ error: { code: string } }>('DELETE', `/api/v1/account/sessions/${id}`, { token })
);

it('lists the devices by what they call themselves, this one first', async () => {
  const { email } = await server.user();
  const desk = await logIn(email, FIREFOX);
  await logIn(email, IPHONE);
  expect(await devicesOf(desk.token)).toMatchObject([
    { name: 'Firefox on Windows', kind: 'desktop', isThis: true },
    { name: 'Safari on iPhone', kind: 'phone', isThis: false },
  ]);
});

it('signs a device out with its tokens, and leaves the others', async () => {
  const { email } = await server.user();
  const [desk, phone] = [await logIn(email, FIREFOX), await logIn(email, IPHONE)];
  const [, other] = await devicesOf(desk.token);
  expect((await end(other?.id ?? '', desk.token)).status).toBe(204);
  expect((await server.request('GET', '/api/v1/account/security', { token: phone.token })).status).toBe(401);
  expect((await server.request('POST', '/api/v1/auth/token', { body: { refresh_token: phone.refreshToken } })).status).toBe(401);
  expect(await devicesOf(desk.token)).toHaveLength(1);
});

it('closes the sockets of a device that is signed out', async () => {
  const { email } = await server.user();
  const [desk, phone] = [await logIn(email, FIREFOX), await logIn(email, IPHONE)];
  const socket = server.socket(phone.token);
  const closed = new Promise<number>((resolve) => socket.on('closed', (event) => resolve((event as CloseEvent).code)));
  const stream = socket.iterate({ query: 'subscription { userEvents { __typename } }' });
  void stream.next().catch(() => undefined);
  await new Promise<void>((resolve) => { socket.on('connected', () => resolve()); });
  await end((await devicesOf(desk.token))[1]?.id ?? '', desk.token);
  expect(await closed).toBe(4403);
});

it('signs all others out and says how many', async () => {
  const { email } = await server.user();
  const desk = await logIn(email, FIREFOX);
  for (let i = 0; i < 3; i++) await logIn(email, IPHONE);
  const { body } = await server.request('POST', '/api/v1/account/sessions/close-others', { token: desk.token, body: {} });
  expect(body).toEqual({ closed: 3 });
  expect(await devicesOf(desk.token)).toMatchObject([{ isThis: true }]);
});

it('ends nobody else’s session, and none for a token that was left open', async () => {
  const [one, other] = [await server.user(), await server.user()];
  const [mine, theirs] = [await logIn(one.email, FIREFOX), await logIn(other.email, FIREFOX)];
  const [victim] = await devicesOf(theirs.token);
  for (const id of [victim?.id ?? '', 'no-id']) expect((await end(id, mine.token)).status).toBe(404);
  expect(await devicesOf(theirs.token)).toHaveLength(1);
  clock = 11 * 60_000;
  const { body: later } = await server.request<Entered>('POST', '/api/v1/auth/token', { body: { refresh_token: mine.refreshToken } });
  expect(await end((await devicesOf(later.token))[0]?.id ?? '', later.token)).toMatchObject({
    status: 403, body: { error: { code: 'CONFIRM_AGAIN' } },
  });
});

it('tells the person of a new device, and of none that is known or the first', async () => {
  const { email } = await server.user();
  const { device } = await logIn(email, FIREFOX);
  await logIn(email, FIREFOX, device);
  expect(await server.mailbox(email)).toEqual([]);
  await logIn(email, IPHONE);
  const mails = await server.mailbox(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['A new device signed in to Heartwood']);
  expect(mails[0]?.text).toContain('Safari on iPhone');
});
