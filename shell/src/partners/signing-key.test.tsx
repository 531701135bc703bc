import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SigningKeyDialog } from './signing-key';

test('a key that is shown once is not dropped by Esc, and its cross asks', async () => {
  const close = jest.fn();
  render(<SigningKeyDialog made={{ signingKey: 'the key', keyId: 'hw_1', partner: 'p' }} onClose={close} />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('the key')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const asking = await screen.findByRole('dialog', { name: 'Close without the key?' });
  await userEvent.click(within(asking).getByRole('button', { name: 'Back to the key' }));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'I have kept it' }));
  expect(close).toHaveBeenCalledTimes(1);
});
