import { createSession, type SessionControl, type SessionEnd } from './session';
import { ACCESS_KEY, REFRESH_KEY } from './token-store';
import { UI_KEY } from './ui-storage';

interface Tab {
  session: SessionControl;
  ends: SessionEnd[];
  /** Whose session it was, told with the end. */
  whose: (string | null)[];
}

/** Tabs of one browser: they share storage, and each hears when another one changes it. */
function browser(send: typeof fetch, confirm: () => Promise<boolean> = () => Promise.resolve(false)): { openTab(): Tab; calls: Request[] } {
  const calls: Request[] = [];
  const openTab = (): Tab => {
    const ends: SessionEnd[] = [];
    const whose: (string | null)[] = [];
    const session = createSession({
      storage: localStorage,
      send: (input, init) => {
        calls.push(new Request(new URL(String(input), 'http://localhost'), init));
        return send(input, init);
      },
      exclusively: (work) => work(),
      confirm,
      socketUrl: () => 'ws://localhost/graphql',
      pageAnswered: () => Promise.resolve(),
      left: (end, { userId }) => {
        ends.push(end);
        whose.push(userId);
      },
      window,
    });
    return { session, ends, whose };
  };
  return { openTab, calls };
}

/** What the browser tells the other tabs after a key has changed. */
function tellOtherTabs(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: ACCESS_KEY }));
}

const json = (status: number, body: unknown): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));

/** A server on which only the token 'new' is good. */
const expiring: typeof fetch = (input, init) => {
  if (String(input) === '/api/v1/auth/token') return json(200, { token: 'new', refreshToken: 'r2' });
  return new Headers(init?.headers).get('authorization') === 'Bearer new'
    ? json(200, { data: 1 })
    : json(401, { error: { code: 'access-denied', message: 'no' } });
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(ACCESS_KEY, 'old');
  localStorage.setItem(REFRESH_KEY, 'r1');
  localStorage.setItem(UI_KEY, JSON.stringify({ userId: 'u1', companyId: 'c1', theme: 'dark' }));
  localStorage.setItem('heartwood-draft:vision', 'text');
});

it('sends who asks and for which company, and the role', async () => {
  const { openTab, calls } = browser(() => json(200, {}));
  await openTab().session.fetch('/graphql', { method: 'POST' });
  const headers = calls[0]?.headers;
  expect(headers?.get('authorization')).toBe('Bearer old');
  expect(headers?.get('x-user-id')).toBe('u1');
  expect(headers?.get('x-company-id')).toBe('c1');
  expect(headers?.get('x-role')).toBe('DEFAULT');
});

it.each([
  '/api/v1/users', '/api/v1/auth/login', '/api/v1/auth/set_password', '/api/v1/users/verify_email', '/api/v1/users/resendVerifyEmail',
])(
  'sends no token to %s',
  async (path) => {
    const { openTab, calls } = browser(() => json(200, {}));
    await openTab().session.fetch(path, { method: 'POST' });
    expect(calls[0]?.headers.get('authorization')).toBeNull();
    expect(calls[0]?.headers.get('x-role')).toBe('PUBLIC');
  },
);

it('sends the token to a call whose path only ends like a public one', async () => {
  const { openTab, calls } = browser(() => json(200, {}));
  await openTab().session.fetch('/api/v1/companies/users', {});
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer old');
});

it('refreshes once and repeats the calls that were refused', async () => {
  const { openTab, calls } = browser(expiring);
  const { session, ends } = openTab();
  const answers = await Promise.all([session.fetch('/graphql', { method: 'POST' }), session.fetch('/api/v1/anything')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(calls.filter(({ url }) => url.endsWith('/auth/token'))).toHaveLength(1);
  expect(ends).toEqual([]);
});

it('takes access-denied in a GraphQL answer for a refusal', async () => {
  let isFirst = true;
  const { openTab } = browser((input) => {
    if (String(input) === '/api/v1/auth/token') return json(200, { token: 'new', refreshToken: 'r2' });
    const denied = isFirst;
    isFirst = false;
    return json(200, denied ? { errors: [{ message: 'no', extensions: { code: 'access-denied' } }] } : { data: { me: 1 } });
  });
  await expect(openTab().session.fetch('/graphql').then((answer) => answer.json())).resolves.toEqual({ data: { me: 1 } });
});

it('ends when the refresh is refused: tokens, ids and drafts go, the theme stays', async () => {
  const { openTab } = browser(() => json(401, {}));
  const { session, ends, whose } = openTab();
  await session.fetch('/graphql');
  expect(ends).toEqual(['access-denied']);
  expect(whose).toEqual(['u1']);
  expect(localStorage.getItem(ACCESS_KEY)).toBeNull();
  expect(localStorage.getItem(REFRESH_KEY)).toBeNull();
  expect(session.ui.get()).toEqual({ userId: null, companyId: null, companyIds: [], theme: 'dark', area: 'business', pushAskedAt: null });
  expect(localStorage.getItem('heartwood-draft:vision')).toBeNull();
});

it('stays signed in while the network is gone', async () => {
  const { openTab } = browser((input) => (
    String(input) === '/api/v1/auth/token' ? Promise.reject(new TypeError('Failed to fetch')) : json(401, {})
  ));
  const { session, ends } = openTab();
  await expect(session.fetch('/graphql')).resolves.toHaveProperty('status', 401);
  expect(ends).toEqual([]);
  expect(session.tokens.get()?.token).toBe('old');
});

it('logs out in every tab when one logs out, and tells the server once', () => {
  const { openTab, calls } = browser(() => json(200, {}));
  const [first, second] = [openTab(), openTab()];
  first.session.signOut();
  tellOtherTabs();
  expect(first.ends).toEqual(['logout']);
  expect(second.ends).toEqual(['other-tab']);
  expect(second.session.tokens.get()).toBeNull();
  expect(calls.filter(({ url }) => url.endsWith('/auth/logout'))).toHaveLength(1);
});

it('takes over the tokens that another tab has refreshed', () => {
  const { session, ends } = browser(() => json(200, {})).openTab();
  localStorage.setItem(ACCESS_KEY, 'newer');
  tellOtherTabs();
  expect(session.tokens.get()?.token).toBe('newer');
  expect(ends).toEqual([]);
});

it('leaves to the pages of who signed in in another tab, and takes nothing from them', () => {
  const { openTab } = browser(() => json(200, {}));
  const [first, second] = [openTab(), openTab()];
  first.session.signIn({ token: 't', refreshToken: 'r', user: { id: 'u2' } });
  tellOtherTabs();
  expect([first.ends, second.ends]).toEqual([[], ['other-person']]);
  expect(localStorage.getItem(ACCESS_KEY)).toBe('t');
});

it('drops what another person left on the device', () => {
  const { session } = browser(() => json(200, {})).openTab();
  expect(session.signIn({ token: 't', refreshToken: 'r', user: { id: 'u2' } })).toBe(true);
  expect(session.ui.get()).toMatchObject({ userId: 'u2', companyId: null });
  expect(localStorage.getItem('heartwood-draft:vision')).toBeNull();
});

it('does not send a token first that has run out by its own account', async () => {
  const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) - 5 }));
  localStorage.setItem(ACCESS_KEY, `h.${payload}.s`);
  const { openTab, calls } = browser(expiring);
  await expect(openTab().session.fetch('/graphql')).resolves.toHaveProperty('status', 200);
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/auth/token', '/graphql']);
});

describe('an act that the server wants confirmed', () => {
  const inRest = { status: 403, body: { error: { code: 'CONFIRM_AGAIN', message: 'no' } } };
  const inGraphql = { status: 200, body: { data: { updateTeamMember: { team: null, error: { code: 'CONFIRM_AGAIN', message: 'no' } } } } };

  /** A server that does nothing sensitive before `confirmed` is set. */
  const wanting = (confirmed: { current: boolean }, { status, body }: { status: number; body: unknown }): typeof fetch => () => (
    confirmed.current ? json(200, { data: 'done' }) : json(status, body)
  );

  it.each([['/api/v1/users/email', inRest], ['/graphql', inGraphql]])('goes on at %s as it was, once the person has confirmed', async (
    path, refusal,
  ) => {
    const confirmed = { current: false };
    const { openTab, calls } = browser(wanting(confirmed, refusal), () => {
      confirmed.current = true;
      return Promise.resolve(true);
    });
    const answer = await openTab().session.fetch(path, { method: 'POST', body: '{"typed":"all of it"}' });
    await expect(answer.json()).resolves.toEqual({ data: 'done' });
    await expect(Promise.all(calls.map((call) => call.text()))).resolves.toEqual(['{"typed":"all of it"}', '{"typed":"all of it"}']);
  });

  it.each([
    ['/api/v1/users/email', inRest], ['/graphql', inGraphql],
  ])('is refused at %s when the person cancels, and is sent no second time', async (path, refusal) => {
    const { openTab, calls } = browser(wanting({ current: false }, refusal));
    const answer = await openTab().session.fetch(path, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([refusal.status, refusal.body]);
    expect(calls).toHaveLength(1);
  });

  it('is not seen in what people write', async () => {
    const ask = jest.fn(() => Promise.resolve(true));
    const { openTab, calls } = browser(() => json(200, { data: { message: { body: '{"error":{"code":"CONFIRM_AGAIN"}}' } } }), ask);
    await openTab().session.fetch('/graphql');
    expect([ask.mock.calls.length, calls.length]).toEqual([0, 1]);
  });
});
