import { createRefresh, type Exclusively } from './refresh';
import { ACCESS_KEY, createTokenStore, REFRESH_KEY } from './token-store';

/** Like the browser's lock: one holder at a time, the others wait for their turn. */
function sharedLock(): Exclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(ACCESS_KEY, 'old');
  localStorage.setItem(REFRESH_KEY, 'r1');
});

it('asks once for all calls that wait at the same time', async () => {
  const send = jest.fn().mockImplementation(() => Promise.resolve(answer(200, { token: 'new', refreshToken: 'r2' })));
  const tokens = createTokenStore(localStorage);
  const refresh = createRefresh(tokens, send, sharedLock());
  await expect(Promise.all([refresh(), refresh(), refresh()])).resolves.toEqual(['refreshed', 'refreshed', 'refreshed']);
  expect(send).toHaveBeenCalledTimes(1);
  expect(tokens.get()).toEqual({ token: 'new', refreshToken: 'r2' });
});

it('asks once for two tabs: the second takes the tokens of the first', async () => {
  const send = jest.fn().mockImplementation(() => Promise.resolve(answer(200, { tokenDetails: { token: 'new', refreshToken: 'r2' } })));
  const lock = sharedLock();
  const first = createTokenStore(localStorage);
  const second = createTokenStore(localStorage);
  const outcomes = await Promise.all([createRefresh(first, send, lock)(), createRefresh(second, send, lock)()]);
  expect(outcomes).toEqual(['refreshed', 'refreshed']);
  expect(send).toHaveBeenCalledTimes(1);
  expect(second.get()).toEqual({ token: 'new', refreshToken: 'r2' });
});

it.each([
  ['the server refuses', () => Promise.resolve(answer(401, {})), 'refused'],
  ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['the server is in trouble', () => Promise.resolve(answer(503, {})), 'unreachable'],
  ['the answer holds no tokens', () => Promise.resolve(answer(200, {})), 'unreachable'],
])('when %s it says so and keeps the tokens', async (_when, send, outcome) => {
  const tokens = createTokenStore(localStorage);
  await expect(createRefresh(tokens, send, sharedLock())()).resolves.toBe(outcome);
  expect(tokens.get()).toEqual({ token: 'old', refreshToken: 'r1' });
});
