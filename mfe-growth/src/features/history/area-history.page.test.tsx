import { callsOf, unmountAll } from '@heartwood/client-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { news, renderPage } from '../../testing/render-page';

// The document of the tests does not lay anything out, and so knows of no sight.
beforeEach(() => { Reflect.set(window, 'IntersectionObserver', class { observe() {} disconnect() {} }); });
afterEach(unmountAll);

const open = async () => {
  const page = await renderPage('/business-model?view=history');
  await screen.findByRole('region', { name: 'History' });
  return page;
};

test('what happened in the modules of an area is told by day, and leads to the version', async () => {
  await open();
  const day = await screen.findByRole('list', { name: /12 May/ });
  const [newest, before] = within(day).getAllByRole('listitem');
  expect(newest).toHaveTextContent(/Costs.*wrote “Washing and depots”/);
  expect(within(newest as HTMLElement).getByRole('link', { name: 'See this version of Costs' }))
    .toHaveAttribute('href', '/app/growth-framework/business-model?module=costs&version=41');
  expect(before).toHaveTextContent(/Revenue.*set the priority to high/);
  expect(within(before as HTMLElement).queryByRole('link')).toBeNull();
  expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page');
});

test('it goes on with older pages, and what happens meanwhile is asked for', async () => {
  const page = await open();
  await userEvent.click(await screen.findByRole('button', { name: /more/i }));
  expect(await screen.findByText(/marked it as done/)).toBeVisible();
  expect(screen.getByText(/Washing and depots/)).toBeVisible();
  const before = callsOf(page.shell, 'AreaHistory').length;
  act(() => news(page, 42, { type: 'MODULE_CHANGED' }));
  await waitFor(() => expect(callsOf(page.shell, 'AreaHistory').length).toBeGreaterThan(before));
});
