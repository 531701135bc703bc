import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu';

let mockIsOffline = true;
jest.mock('./menu-layer', () => {
  if (mockIsOffline) throw new Error('no network');
  return jest.requireActual<object>('./menu-layer');
});

test('a menu that can’t be fetched says so to who pressed its button, and comes with the next press', async () => {
  render(<Menu label="Actions" trigger={<button>More</button>} items={[{ key: 'copy', label: 'Copy', onSelect: () => undefined }]} />);
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('The menu could not be loaded. Check your connection and try again.');
  mockIsOffline = false;
  await userEvent.click(more);
  expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
