import { createEmbedSession, type EmbedState } from './embed-session';

const user = { id: 'u1', firstname: 'Rita', lastname: 'Reusable', profilePhoto: null };
const company = { id: 'c1', name: 'Loopcrate', logo: null };

/** An access token that runs out at this moment (ms). */
const accessToken = (exp: number) => `head.${btoa(JSON.stringify({ exp: exp / 1000 }))}.sign`;

type Answer = { status: number; body: object } | 'no network';

function open(answers: Record<string, Answer>) {
  const asked: { path: string; body: unknown; authorization: string | undefined }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    asked.push({
      path: String(path), body: JSON.parse(String(init?.body)), authorization: (init?.headers as Record<string, string>)['authorization'],
    });
    const answer = answers[String(path)];
    if (answer === undefined || answer === 'no network') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });
  const session = createEmbedSession({
    partner: 'p1', origin: 'https://shop.example', socketUrl: () => 'ws://localhost', resumed: () => undefined,
  });
  const states: EmbedState[] = [];
  session.state.subscribe(() => states.push(session.state.get()));
  return { session, states, asked };
}

const EXCHANGE = '/api/v1/embed/token';
const RENEW = '/api/v1/embed/renew';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a token of the partner becomes a session, for its person and with no rights over the company', async () => {
  const { session, asked } = open({ [EXCHANGE]: { status: 200, body: { token: accessToken(Date.now() + 600_000), user, company } } });
  await session.signIn('signed');
  expect(session.state.get()).toMatchObject({
    kind: 'ready', session: { user: { id: 'u1' }, company: { name: 'Loopcrate' }, membership: { isOwner: false, isAdmin: false } },
  });
  expect(asked).toEqual([
    { path: EXCHANGE, body: { partner: 'p1', token: 'signed', origin: 'https://shop.example' }, authorization: undefined },
  ]);
});

test('without a token nobody is asked', async () => {
  const { session, asked } = open({});
  await session.signIn(null);
  expect(session.state.get()).toMatchObject({ kind: 'refused', code: 'EMBED_NO_TOKEN' });
  expect(asked).toEqual([]);
});

test('the server’s reason is told, and a fresh token helps', async () => {
  const answers: Record<string, Answer> = {
    [EXCHANGE]: { status: 403, body: { error: { code: 'EMBED_EXPIRED', message: 'The token has expired.' } } },
  };
  const { session, states } = open(answers);
  await session.signIn('old');
  expect(session.state.get()).toEqual({ kind: 'refused', code: 'EMBED_EXPIRED', message: 'The token has expired.' });
  // A refusal is not asked about again by itself.
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  answers[EXCHANGE] = { status: 200, body: { token: accessToken(Date.now() + 600_000), user, company } };
  await session.signIn('fresh');
  expect(states.map(({ kind }) => kind)).toEqual(['refused', 'connecting', 'ready']);
});

test('where nobody answers it tries again by itself', async () => {
  const answers: Record<string, Answer> = { [EXCHANGE]: 'no network' };
  const { session } = open(answers);
  await session.signIn('signed');
  expect(session.state.get()).toMatchObject({ kind: 'refused', code: 'EMBED_UNREACHABLE' });
  answers[EXCHANGE] = { status: 200, body: { token: accessToken(Date.now() + 600_000), user, company } };
  await jest.advanceTimersByTimeAsync(15_000);
  expect(session.state.get().kind).toBe('ready');
});

test('the session is renewed before it runs out; when that is refused, its reason is told', async () => {
  const answers: Record<string, Answer> = {
    [EXCHANGE]: { status: 200, body: { token: accessToken(Date.now() + 70_000), user, company } },
    [RENEW]: { status: 200, body: { token: accessToken(Date.now() + 90_000) } },
  };
  const { session, states, asked } = open(answers);
  await session.signIn('signed');
  await jest.advanceTimersByTimeAsync(15_000);
  expect(asked.map(({ path }) => path)).toEqual([EXCHANGE, RENEW]);
  expect(asked[1]?.authorization).toMatch(/^Bearer head\./);
  answers[RENEW] = { status: 403, body: { error: { code: 'EMBED_REVOKED', message: 'This partner has been revoked.' } } };
  answers[EXCHANGE] = answers[RENEW];
  await jest.advanceTimersByTimeAsync(30_000);
  expect(session.state.get()).toEqual({ kind: 'refused', code: 'EMBED_REVOKED', message: 'This partner has been revoked.' });
  // The person saw one panel all the while.
  expect(states.map(({ kind }) => kind)).toEqual(['ready', 'refused']);
});

test.each(['EMBED_USED', 'EMBED_EXPIRED', 'EMBED_WRONG_KEY'])('a session that has ended asks for a new token, whatever is wrong with the old one by now: %s', async (code) => {
  const answers: Record<string, Answer> = { [EXCHANGE]: { status: 200, body: { token: accessToken(Date.now() + 70_000), user, company } } };
  const { session, asked } = open(answers);
  await session.signIn('signed');
  answers[RENEW] = { status: 401, body: { error: { code: 'access-denied', message: 'Please sign in again.' } } };
  answers[EXCHANGE] = { status: 403, body: { error: { code, message: 'of the token' } } };
  await jest.advanceTimersByTimeAsync(30_000);
  expect(session.state.get()).toEqual({
    kind: 'refused', code: 'EMBED_EXPIRED', message: 'Your session has ended. Reload the page to go on.',
  });
  expect(asked.map(({ path }) => path)).toEqual([EXCHANGE, RENEW, EXCHANGE]);
});

test('where the answer was lost the token is tried again, and when it turns out to be used the page is told so', async () => {
  const answers: Record<string, Answer> = { [EXCHANGE]: 'no network' };
  const { session } = open(answers);
  await session.signIn('signed');
  answers[EXCHANGE] = {
    status: 403, body: { error: { code: 'EMBED_USED', message: 'This token was taken before. Reload the page for a new one.' } },
  };
  await jest.advanceTimersByTimeAsync(15_000);
  expect(session.state.get()).toMatchObject({ kind: 'refused', code: 'EMBED_USED' });
  answers[EXCHANGE] = { status: 200, body: { token: accessToken(Date.now() + 600_000), user, company } };
  await session.signIn('fresh');
  expect(session.state.get().kind).toBe('ready');
});
