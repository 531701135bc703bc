import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nav } from '../navigation/nav';
import { session } from '../session/browser-session';
import { ACCESS_KEY } from '../session/token-store';
import { toasts } from '../toasts/toasts';
import { AuthPages } from './auth-pages';
import { ConnectGoogleForm } from './connect-google-form';
import { logIn } from './identity-calls';
import { VerifyEmailPage } from './verify-email';

interface Call {
  path: string;
  body: unknown;
}

/** The API as far as these pages go: answers by path, and what was asked. */
function serve(answers: Record<string, () => Response>): Call[] {
  const calls: Call[] = [];
  jest.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const path = String(input);
    calls.push({ path, body: JSON.parse(String(init?.body ?? 'null')) });
    return Promise.resolve(answers[path]?.() ?? new Response('{}', { status: 404 }));
  });
  return calls;
}

const json = (status: number, body: unknown): Response => (
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
);

function open(path: string): ReturnType<typeof userEvent.setup> {
  nav.navigate(path, { replace: true });
  render(<AuthPages />);
  return userEvent.setup();
}

beforeEach(() => session.clear());

it('shows what is missing under its field and puts the focus on the first', async () => {
  serve({});
  const user = open('/auth/login');
  await user.click(screen.getAllByRole('button', { name: 'Login' })[0] as HTMLElement);
  const email = await screen.findByRole('textbox', { name: 'Email' });
  await waitFor(() => expect(email).toHaveAccessibleDescription('Enter an email address, like name@company.com'));
  expect(screen.getByLabelText('Password', { exact: true })).toHaveAccessibleDescription('Enter your password');
  await waitFor(() => expect(email).toHaveFocus());
});

it('keeps what was typed when the server refuses, and says why', async () => {
  serve({ '/api/v1/auth/login': () => json(401, { error: { code: 'WRONG', message: 'Email or password is wrong.', id: '1' } }) });
  const user = open('/auth/login');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password', { exact: true }), 'nope');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong.');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password', { exact: true })).toHaveValue('nope');
  expect(localStorage.getItem(ACCESS_KEY)).toBeNull();
});

it('leads somebody who has not confirmed the address to the mail', async () => {
  serve({
    '/api/v1/auth/login': () => json(403, { error: { code: 'EMAIL_NOT_VERIFIED', message: 'Confirm your address first.', id: '1' } }),
  });
  const user = open('/auth/login');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password', { exact: true }), 'right');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your mail.' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
});

it('puts an error of the server under the field it is about', async () => {
  serve({
    '/api/v1/users': () => json(409, { error: { code: 'EMAIL_TAKEN', message: 'This address is taken.', field: 'email', id: '1' } }),
  });
  const user = open('/auth/signup');
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Byron');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password', { exact: true }), 'correct horse');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This address is taken.'));
});

it('shows which sign-up it made when its link is opened, and asks for that very link again', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const calls = serve({
    '/api/v1/users': () => json(201, { id }),
    '/api/v1/users/verify_email': () => json(200, { token: 't', refreshToken: 'r', user: { id } }),
  });
  const user = open('/auth/signup');
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Byron');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password', { exact: true }), 'correct horse');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your mail.' })).toBeVisible();
  expect(nav.location.get().search).toBe(`?email=ada%40example.com&id=${id}`);
  cleanup();
  nav.navigate('/auth/verify-email?token=of-the-mail', { replace: true });
  render(<VerifyEmailPage />);
  await waitFor(() => expect(nav.location.get().pathname).toBe('/app/growth-framework'));
  expect(calls.at(-1)?.body).toEqual({ token: 'of-the-mail', requests: [id] });
});

it('asks for the password where the link is opened in another browser, and keeps what was typed when it is wrong', async () => {
  localStorage.removeItem('heartwood-sign-ups');
  const answers = [
    json(422, { error: { code: 'PASSWORD_NEEDED', field: 'password', message: 'Enter it.', id: '1' } }),
    json(422, { error: { code: 'WRONG_PASSWORD', field: 'password', message: 'This is another one.', id: '2' } }),
    json(200, { token: 't', refreshToken: 'r', user: { id: 'u' } }),
  ];
  const calls = serve({ '/api/v1/users/verify_email': () => answers.shift() as Response });
  nav.navigate('/auth/verify-email?token=of-the-mail', { replace: true });
  render(<VerifyEmailPage />);
  const user = userEvent.setup();
  const field = await screen.findByLabelText('Password', { exact: true });
  await user.type(field, 'of the mail{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('This is another one.'));
  expect(field).toHaveValue('of the mail');
  await user.type(field, '!{Enter}');
  await waitFor(() => expect(nav.location.get().pathname).toBe('/app/growth-framework'));
  expect(calls.map(({ body }) => body)).toEqual([
    { token: 'of-the-mail', requests: [] }, { token: 'of-the-mail', requests: [], password: 'of the mail' },
    { token: 'of-the-mail', requests: [], password: 'of the mail!' },
  ]);
});

it('tells somebody who is signed in that the new address is confirmed', async () => {
  serve({ '/api/v1/users/verify_email': () => json(200, { email: 'new@example.com' }) });
  session.signIn({ token: 'access', refreshToken: 'refresh', user: { id: 'u' } });
  nav.navigate('/auth/verify-email?token=of-the-mail', { replace: true });
  render(<VerifyEmailPage />);
  await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Your email address is confirmed', status: 'success' }]));
  expect(nav.location.get().pathname).toBe('/app/growth-framework');
});

it('fills in the address of an invitation and signs up with its token', async () => {
  const invitation = {
    id: 'm', companyId: 'c', companyName: 'Loopcrate', companyLogo: null, invitedBy: 'Amara', email: 'bo@example.com', accessType: 'edit',
    position: 'CPO', hasAccount: false, state: 'PENDING',
  };
  const calls = serve({
    '/graphql': () => json(200, { data: { invitation } }),
    '/api/v1/users': () => json(201, { id: 'u' }),
    '/api/v1/auth/login': () => json(200, { token: 't', refreshToken: 'r', user: { id: 'u' } }),
  });
  const user = open('/auth/signup?invite=secret');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('bo@example.com'));
  await user.type(screen.getByLabelText('First name'), 'Bo');
  await user.type(screen.getByLabelText('Last name'), 'Berg');
  await user.type(screen.getByLabelText('Password', { exact: true }), 'correct horse');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(nav.location.get().pathname).toBe('/auth/new-invite'));
  expect(calls.find(({ path }) => path === '/api/v1/users')?.body).toMatchObject({ email: 'bo@example.com', inviteToken: 'secret' });
});

it('offers no Google button where the deployment has no client id', () => {
  serve({});
  open('/auth/login');
  expect(screen.queryByText('or')).not.toBeInTheDocument();
});

describe('the link that takes an old address back', () => {
  const UNDO = '/api/v1/users/email/undo';

  it('asks first, and then leads to a new password', async () => {
    const calls = serve({ [UNDO]: () => json(200, { resetToken: 'of-the-answer' }) });
    const user = open('/auth/undo-address?token=of-the-mail');
    const keep = await screen.findByRole('button', { name: 'Keep my old address' });
    expect(calls).toEqual([]);
    await user.click(keep);
    await waitFor(() => (
      expect(nav.location.get()).toMatchObject({ pathname: '/auth/set-password', search: '?note=undone&token=of-the-answer' })
    ));
    expect(calls).toEqual([{ path: UNDO, body: { token: 'of-the-mail' } }]);
  });

  it.each([
    ['LINK_USED', 'The change is undone already.', '/auth/forgot-password'],
    ['LINK_EXPIRED', 'This link does not work any more.', '/auth/login'],
    ['EMAIL_TAKEN', 'This link does not work any more.', '/auth/login'],
  ])('says what is the matter when the server answers %s', async (code, title, href) => {
    serve({ [UNDO]: () => json(400, { error: { code, message: 'Why it is so.', id: '1' } }) });
    const user = open('/auth/undo-address?token=of-the-mail');
    await user.click(await screen.findByRole('button', { name: 'Keep my old address' }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText('Why it is so.')).toBeVisible();
    expect(screen.getByRole('main').querySelector(`a[href="${href}"]`)).toBeVisible();
  });

  it('can be pressed again after the network was away', async () => {
    serve({ [UNDO]: () => { throw new TypeError('Failed to fetch'); } });
    const user = open('/auth/undo-address?token=of-the-mail');
    await user.click(await screen.findByRole('button', { name: 'Keep my old address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Heartwood could not be reached.');
    expect(screen.getByRole('button', { name: 'Keep my old address' })).toBeEnabled();
  });

  it('says so when it is not complete', async () => {
    serve({});
    open('/auth/undo-address');
    expect(await screen.findByRole('heading', { name: 'This link is not complete.' })).toBeVisible();
  });
});

it('a forgotten password: the same words for every address, and another mail after a minute', async () => {
  const calls = serve({ '/api/v1/auth/reset_password': () => json(202, {}) });
  const user = open('/auth/forgot-password');
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByRole('heading', { name: 'Look in your mail.' })).toBeVisible();
  expect(screen.getByText('If ada@example.org has an account, a link is on its way. It works for 60 minutes.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  expect(calls).toHaveLength(1);
});

it('a link for a new password that has ended leads to another one', async () => {
  serve({ '/api/v1/auth/set_password': () => json(400, { error: { code: 'LINK_EXPIRED', message: 'Too old.', id: '1' } }) });
  const user = open('/auth/set-password?token=of-the-mail');
  await user.type(await screen.findByLabelText('New password'), 'quite some words');
  await user.type(screen.getByLabelText('Repeat new password'), 'quite some words');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByRole('heading', { name: 'This link has ended.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/auth/forgot-password');
});

describe('the link that ends the mails of what one has not seen', () => {
  const OFF = '/api/v1/notifications/digest-off?token=of-the-mail';

  it('asks first, and says what is so then', async () => {
    const calls = serve({ [OFF]: () => new Response(null, { status: 204 }) });
    const user = open('/auth/digest-off?token=of-the-mail');
    const end = await screen.findByRole('button', { name: 'End these mails' });
    expect(calls).toEqual([]);
    await user.click(end);
    expect(await screen.findByRole('heading', { name: 'No more summaries.' })).toBeVisible();
    expect(calls).toEqual([{ path: OFF, body: {} }]);
  });

  it('speaks of the mails of a kind where it comes from one', async () => {
    serve({ [OFF]: () => new Response(null, { status: 204 }) });
    const user = open('/auth/digest-off?of=kind&token=of-the-mail');
    await user.click(await screen.findByRole('button', { name: 'End these mails' }));
    expect(await screen.findByRole('heading', { name: 'No more of these mails.' })).toBeVisible();
  });

  it('sends a partner’s customer, who has no account, to no settings', async () => {
    serve({ [OFF]: () => new Response(null, { status: 204 }) });
    const user = open('/auth/digest-off?of=answers&token=of-the-mail');
    await user.click(await screen.findByRole('button', { name: 'End these mails' }));
    expect(await screen.findByRole('heading', { name: 'No more of these mails.' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the settings' })).toBeNull();
  });

  it('says why not, and can be pressed again', async () => {
    serve({ [OFF]: () => json(400, { error: { code: 'LINK_INVALID', message: 'This link is not complete.', id: '1' } }) });
    const user = open('/auth/digest-off?token=of-the-mail');
    await user.click(await screen.findByRole('button', { name: 'End these mails' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is not complete.');
    expect(screen.getByRole('button', { name: 'End these mails' })).toBeEnabled();
  });
});

it('connects Google with the account that has the address, by its password', async () => {
  const answers = [
    json(422, { error: { code: 'WRONG_PASSWORD', field: 'password', message: 'This password is wrong.', id: '1' } }),
    json(200, { token: 't', refreshToken: 'r', device: 'd', user: { id: 'u' } }),
  ];
  const calls = serve({ '/api/v1/users/google-sign-on': () => answers.shift() as Response });
  const connected = jest.fn();
  render(<ConnectGoogleForm answer={{ idToken: 'of-google', nonce: 'of-the-page' }} connected={connected} cancelled={() => undefined} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText('Password of your account', { exact: true });
  await user.type(field, 'right{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('This password is wrong.'));
  await user.type(field, '!{Enter}');
  await waitFor(() => expect(connected).toHaveBeenCalled());
  expect(calls.at(-1)?.body).toEqual({ idToken: 'of-google', nonce: 'of-the-page', password: 'right!' });
});

it('shows at the next login that somebody has logged in here before, also after logging out', async () => {
  localStorage.removeItem('heartwood-device');
  const calls = serve({
    '/api/v1/auth/login': () => json(200, { token: 't', refreshToken: 'r', device: 'known from now on', user: { id: 'u' } }),
  });
  await logIn('ada@example.com', 'right');
  session.clear();
  await logIn('ada@example.com', 'right');
  expect(calls.filter(({ path }) => path.endsWith('/login')).map(({ body }) => body)).toEqual([
    { email: 'ada@example.com', password: 'right' }, { email: 'ada@example.com', password: 'right', device: 'known from now on' },
  ]);
});

it('refuses a name that is an address under its field', async () => {
  serve({});
  const user = open('/auth/signup');
  await user.type(screen.getByLabelText('First name'), 'evil.example{Enter}');
  await waitFor(() => (
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('A name can not be a web address: put a space after the dot')
  ));
});

it('says of an address below /auth that is none that it is not there, and shows the way to log in', async () => {
  serve({});
  open('/auth/logn');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login');
});

it('takes a wrong sign-in back as soon as anything changes, and is ready to be typed in', async () => {
  serve({ '/api/v1/auth/login': () => json(401, { error: { code: 'WRONG_CREDENTIALS', message: 'Email or password is wrong.' } }) });
  const user = open('/auth/login');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.keyboard('ida@loopcrate.example');
  await user.type(screen.getByLabelText('Password'), 'guess{Enter}');
  expect(await screen.findByText('Email or password is wrong.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Password'));
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Enter your password')).toBeInTheDocument();
  expect(screen.queryByText('Email or password is wrong.')).not.toBeInTheDocument();
});
