import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Menu } from './menu';
import { Popover } from './popover';

let mockIsOffline = true;
jest.mock('./menu-layer', () => {
  if (mockIsOffline) throw new Error('no network');
  return jest.requireActual<object>('./menu-layer');
});
jest.mock('./popover-layer', () => {
  if (mockIsOffline) throw new Error('no network');
  return jest.requireActual<object>('./popover-layer');
});
beforeEach(() => { mockIsOffline = true; });

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

function Address() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Popover label="Link" open={isOpen} onOpenChange={setOpen} trigger={<button>Link</button>}><input aria-label="Address" /></Popover>
      <button onClick={() => setOpen(true)}>From afar</button>
    </>
  );
}

test('so does what floats, opened from afar too, and it comes with the next press of its button', async () => {
  render(<Address />);
  const said = 'Link could not be loaded. Check your connection and try again.';
  await userEvent.click(screen.getByRole('button', { name: 'From afar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  mockIsOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  expect(await screen.findByLabelText('Address')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
