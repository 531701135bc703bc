import { SmileIcon } from '@heartwood/shared-ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDesk } from '../testing/render-desk';
import { EmojiButton } from './emoji-button';

const open = () => {
  const onChoose = jest.fn();
  renderDesk(<EmojiButton icon={SmileIcon} label="Emoji" onChoose={onChoose} />);
  return onChoose;
};

test('what is typed right after the press waits for the emoji, and so does Enter', async () => {
  const onChoose = open();
  // All of it before the emoji can be there.
  fireEvent.click(screen.getByRole('button', { name: 'Emoji' }));
  const search = screen.getByRole('searchbox', { name: 'Search emoji' });
  expect(search).toHaveFocus();
  fireEvent.change(search, { target: { value: 'thumbs up' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(onChoose).not.toHaveBeenCalled();
  await waitFor(() => expect(onChoose.mock.calls).toEqual([['👍️']]));
  expect(screen.queryByRole('dialog', { name: 'Emoji' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Emoji' })).toHaveFocus());
});

test('Enter takes what fits now, not what fitted before; nothing is taken where nothing fits', async () => {
  const onChoose = open();
  await userEvent.click(screen.getByRole('button', { name: 'Emoji' }));
  expect(await screen.findByRole('group', { name: 'Used last' })).toBeVisible();
  await userEvent.keyboard('xyzzy{Enter}');
  expect(screen.getByText('No emoji fits.')).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search emoji' }));
  await userEvent.keyboard('rocket{Enter}');
  expect(onChoose.mock.calls).toEqual([['🚀']]);
});

test('the arrows go from the field into the emoji', async () => {
  const onChoose = open();
  await userEvent.click(screen.getByRole('button', { name: 'Emoji' }));
  await screen.findByRole('button', { name: 'grinning face' });
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(onChoose).toHaveBeenCalledTimes(1);
});
