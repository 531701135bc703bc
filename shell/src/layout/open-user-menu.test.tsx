import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContextType } from 'react';
import { Provider } from 'urql';
import { parseRegistry } from '@heartwood/contract';
import { createGraphqlClient } from '../graphql/client';
import { nav } from '../navigation/nav';
import { readRegistryFx } from '../registry/registry.model';
import { session } from '../session/browser-session';
import { CurrentCompanyContext } from '../session/current-company';
import { $openSlots } from '../slots/open-slots.model';
import { OpenUserMenu } from './open-user-menu';

const people = {
  name: 'people', contract: '1.4', version: '1.0.0-aaaaaaaa', integrity: `sha384-${'A'.repeat(64)}`,
  entry: '/remotes/people/1.0.0-aaaaaaaa/mf-manifest.json', pages: [{ path: '/app/profile', title: 'Profile' }], menu: [], slots: [],
};

async function open(...remotes: object[]) {
  readRegistryFx.use(() => Promise.resolve(parseRegistry({ schema: 1, remotes })));
  await act(async () => {
    await readRegistryFx();
  });
  const current = { me: { user: { id: 'a', firstname: 'Amara', lastname: 'Okafor', email: '', profilePhoto: null } } };
  render(
    <Provider value={createGraphqlClient(session)}>
      <CurrentCompanyContext.Provider value={current as unknown as ContextType<typeof CurrentCompanyContext>}>
        <OpenUserMenu />
      </CurrentCompanyContext.Provider>
    </Provider>,
  );
  await screen.findByRole('menuitem', { name: /^Settings/ });
}

it('leads to one’s own profile where a remote shows profiles, on a staging host as this one is', async () => {
  await open(people);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Your profile' }));
  expect(nav.location.get().pathname).toBe('/app/profile/user/a');
});

it('does not while nobody shows profiles', async () => {
  await open();
  expect(screen.queryByRole('menuitem', { name: 'Your profile' })).toBeNull();
});

it('leads to what one has saved where a remote’s menu does', async () => {
  await open(people);
  expect(screen.queryByRole('menuitem', { name: 'Saved posts' })).toBeNull();
  await open({
    ...people,
    menu: [{
      id: 'walks', label: 'Walks', icon: 'explore', path: '/app/explore', area: 'community', order: 10,
      children: [{ label: 'Saved posts', path: '/app/explore/saved' }],
    }],
  });
  await userEvent.click(screen.getAllByRole('menuitem', { name: 'Saved posts' })[0] as HTMLElement);
  expect(nav.location.get().pathname).toBe('/app/explore/saved');
});

it('opens the tour where a remote has one: where it was left, or from its beginning', async () => {
  await open({ ...people, slots: [{ name: 'tour@1' }] });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Guided tour' }));
  expect($openSlots.getState()).toEqual([{ name: 'tour@1', params: {} }]);
  await userEvent.click(screen.getByRole('button', { name: /Amara/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Restart the tour' }));
  expect($openSlots.getState()).toEqual([{ name: 'tour@1', params: { restart: true } }]);
});
