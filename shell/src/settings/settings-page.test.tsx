import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContextType } from 'react';
import { Provider } from 'urql';
import { parseRegistry } from '@heartwood/contract';
import { createGraphqlClient } from '../graphql/client';
import { nav } from '../navigation/nav';
import { pageHead } from '../page/page-head';
import { readRegistryFx } from '../registry/registry.model';
import { session } from '../session/browser-session';
import { CurrentCompanyContext } from '../session/current-company';
import { SettingsPage } from './settings-page';

const USER = {
  id: 'a', firstname: 'Amara', lastname: 'Okafor', email: 'amara@loopcrate.eu',
  isVerified: true, hasPassword: true, pendingEmail: null,
};
const remote = (...slots: string[]) => ({
  name: 'bells', contract: '1.4', version: '1.0.0-aaaaaaaa', integrity: `sha384-${'A'.repeat(64)}`,
  entry: '/remotes/bells/1.0.0-aaaaaaaa/mf-manifest.json',
  pages: [], menu: [], slots: slots.map((name) => ({ name })),
});

async function open(path: string, { user = {}, slots = [] }: { user?: object; slots?: string[] } = {}) {
  readRegistryFx.use(() => Promise.resolve(parseRegistry({ schema: 1, remotes: [remote(...slots)] })));
  await act(async () => {
    await readRegistryFx();
  });
  nav.navigate(path, { replace: true });
  const me = { user: { ...USER, ...user }, companies: [] };
  const current = { me, company: { id: 'c', name: 'Loopcrate' }, isManager: true } as unknown as ContextType<typeof CurrentCompanyContext>;
  render(
    <Provider value={createGraphqlClient(session)}>
      <CurrentCompanyContext.Provider value={current}><SettingsPage /></CurrentCompanyContext.Provider>
    </Provider>,
  );
  await act(() => Promise.resolve());
  return userEvent.setup();
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const listed = () => within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link').map((link) => link.textContent);

it('lists what there is, and what a remote offers for it', async () => {
  await open('/app/settings/account');
  expect(listed()).toEqual(['Profile', 'Account', 'Security', 'Appearance']);
  await act(async () => {
    const more = remote('settings-notifications@1', 'settings-blocked@1');
    readRegistryFx.use(() => Promise.resolve(parseRegistry({ schema: 1, remotes: [more] })));
    await readRegistryFx();
  });
  expect(listed()).toEqual(['Profile', 'Account', 'Security', 'Notifications', 'Appearance', 'Muted and blocked']);
});

it('names the page and where it stands', async () => {
  await open('/app/settings/security');
  expect(pageHead.get()).toMatchObject({ title: 'Security', crumbs: [{ label: 'Settings', to: '/app/settings' }, { label: 'Security' }] });
  expect(screen.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
});

it.each(['/app/settings/blocked', '/app/settings/else'])('%s is no page while nobody offers it', async (path) => {
  await open(path);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

it('opens what the address ends with, and forgets it when that is closed', async () => {
  const user = await open('/app/settings/security#password');
  await screen.findByRole('dialog', { name: 'Change password' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(nav.location.get().hash).toBe('');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows an address that waits for its mail, and offers no change of a password that there is not', async () => {
  const asked = jest.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  const user = await open('/app/settings/account', { user: { pendingEmail: 'amara@okafor.example', hasPassword: false } });
  expect(screen.getByText('amara@okafor.example')).toBeVisible();
  const reads = asked.mock.calls.filter(([input]) => String(input instanceof Request ? input.url : input).endsWith('/account/security'));
  expect(reads).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Choose password' }));
  expect(await screen.findByRole('dialog', { name: 'Choose a password' })).toBeVisible();
});

it('asks for the person anew when a new address was sent, and closes with the answer', async () => {
  const user = await open('/app/settings/account#email');
  const asked: string[] = [];
  jest.spyOn(window, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), window.location.origin);
    const isMail = pathname.endsWith('/users/email');
    if (isMail || pathname === '/graphql') asked.push(isMail ? 'mail' : 'me');
    const body = isMail ? {} : { data: { me: null } };
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));
  });
  await user.type(await screen.findByLabelText('New email'), 'amara@okafor.example');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual(['mail', 'me']);
});
