import { act, render, screen } from '@testing-library/react';
import { parseRegistry } from '@heartwood/contract';
import { nav } from '../navigation/nav';
import { readRegistryFx } from '../registry/registry.model';
import { BottomMenu } from './bottom-menu';

const released = {
  contract: '1.4', version: '1.0.0-aaaaaaaa', integrity: `sha384-${'A'.repeat(64)}`,
  entry: '/remotes/x/1.0.0-aaaaaaaa/mf-manifest.json', slots: [],
};
const growth = {
  ...released, name: 'growth', pages: [{ path: '/app/growth', title: 'Growth' }, { path: '/app/insight', title: 'Insight' }],
  menu: [
    {
      id: 'growth', label: 'Growth', icon: 'layers', path: '/app/growth', area: 'business', order: 1,
      bottom: { label: 'Business', order: 2 },
    },
    { id: 'timeline', label: 'Timeline', icon: 'timeline', path: '/app/timeline', area: 'business', order: 2 },
  ],
};
const community = {
  ...released, name: 'community', pages: [{ path: '/app/explore', title: 'Explore' }, { path: '/app/profile', title: 'Profile' }],
  menu: [
    {
      id: 'explore', label: 'Explore', icon: 'explore', path: '/app/explore', area: 'community', order: 1,
      bottom: { label: 'Home', order: 1 },
    },
    {
      id: 'events', label: 'Events', icon: 'events', path: '/app/events', area: 'community', order: 2,
      bottom: { label: 'Events', order: 3 },
    },
  ],
};

test.each([
  ['/app/explore/saved', ['Home']], ['/app/events/1', ['Events']], ['/app/growth', ['Business']],
  // Without an entry of their own.
  ['/app/timeline', ['Business']], ['/app/insight', ['Business']], ['/app/profile/user/1', ['Home']], ['/app/settings/account', []],
])('%s is in %j', async (path, current) => {
  readRegistryFx.use(() => Promise.resolve(parseRegistry({ schema: 1, remotes: [growth, community] })));
  await act(async () => {
    nav.navigate(path);
    await readRegistryFx();
  });
  render(<BottomMenu />);
  // Seen on a phone alone.
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual(current);
});
