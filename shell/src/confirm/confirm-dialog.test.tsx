import { Client, fetchExchange } from '@urql/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'urql';
import { confirmation, session } from '../session/browser-session';
import { ConfirmHost } from './confirm-host';

const json = (status: number, body: unknown): Response => (
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
);
const PASSWORD = 'correct horse';

/** A server on which the address is changed once the session was confirmed with the right password. */
function serve(): { path: string; body: unknown }[] {
  const calls: { path: string; body: unknown }[] = [];
  let isConfirmed = false;
  jest.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const path = String(input);
    const body = JSON.parse(String(init?.body ?? 'null')) as { password?: string };
    calls.push({ path, body });
    if (path === '/api/v1/auth/confirm') {
      isConfirmed = body.password === PASSWORD;
      return Promise.resolve(isConfirmed
        ? new Response(null, { status: 204 })
        : json(422, { error: { code: 'WRONG_PASSWORD', field: 'password', message: 'This password is wrong.' } }));
    }
    return Promise.resolve(
      isConfirmed ? new Response(null, { status: 202 }) : json(403, { error: { code: 'CONFIRM_AGAIN', message: 'Nothing was changed.' } }),
    );
  });
  return calls;
}

function open(hasPassword = true): ReturnType<typeof userEvent.setup> {
  const me = () => Promise.resolve(json(200, { data: { me: { user: { hasPassword } } } }));
  const client = new Client({ url: '/graphql', preferGetMethod: false, exchanges: [fetchExchange], fetch: me });
  render(<Provider value={client}><ConfirmHost /></Provider>);
  return userEvent.setup();
}

beforeEach(() => session.signIn({ token: 'access', refreshToken: 'refresh', user: { id: 'u' } }));
afterEach(() => confirmation.answer(false));

const change = (): Promise<Response> => (
  session.fetch('/api/v1/users/email', { method: 'POST', body: JSON.stringify({ email: 'new@example.com' }) })
);

it('asks for the password, says when it is wrong, and then the act goes on by itself', async () => {
  const calls = serve();
  const user = open();
  const answer = change();
  await user.type(await screen.findByLabelText('Password', { exact: true }), 'nope{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Password', { exact: true })).toHaveAccessibleDescription('This password is wrong.'));
  await user.clear(screen.getByLabelText('Password', { exact: true }));
  await user.type(screen.getByLabelText('Password', { exact: true }), `${PASSWORD}{Enter}`);
  expect((await answer).status).toBe(202);
  expect(calls.filter(({ path }) => path === '/api/v1/users/email').map(({ body }) => body)).toEqual([
    { email: 'new@example.com' }, { email: 'new@example.com' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('leaves the act undone when it is cancelled', async () => {
  const calls = serve();
  const user = open();
  const answer = change();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect((await answer).status).toBe(403);
  expect(calls).toHaveLength(1);
});

it('offers the way to a password where the account has none and Google is not offered', async () => {
  serve();
  open(false);
  void change();
  expect(await screen.findByRole('button', { name: 'Log out and choose one' })).toBeVisible();
});
