import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LateMenu } from './late-menu';

test('a button says that it has a menu before the menu is there, and one press opens it', async () => {
  const chosen = jest.fn();
  render(<LateMenu label="Actions" trigger={<button>More</button>} items={[{ key: 'copy', label: 'Copy', onSelect: chosen }]} />);
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-haspopup', 'menu');
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});
