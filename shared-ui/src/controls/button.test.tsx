import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlusIcon } from '../icons';
import { Button } from './button';
import { IconButton } from './icon-button';

test('a busy button ignores presses and submits nothing but keeps the focus', async () => {
  const press = jest.fn();
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(<form onSubmit={submit}><Button type="submit" busy onClick={press}>Save</Button></form>);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('with an address it is a link', () => {
  render(<Button href="/growth" variant="primary">Open</Button>);
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/growth');
});

test('does not submit a form unless it says so', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('an icon button is named, counts aloud and explains itself on focus', async () => {
  render(<IconButton icon={PlusIcon} label="Chat" count={120} shortcut="C" />);
  expect(screen.getByRole('button', { name: 'Chat, 99+ new' })).toHaveTextContent('99+');
  await userEvent.tab();
  expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('ChatC');
});
