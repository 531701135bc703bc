import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RETAILERS_ID } from '../../dev/sample-chat';
import { keepDraft } from '../chat/kept-drafts';
import { targetKey } from '../chat/target';
import { renderDesk } from '../testing/render-desk';
import { LostChannel } from './lost-channel';

const TARGET = { kind: 'channel', channelId: RETAILERS_ID } as const;

test('who was removed reads which channel it was, and has what they had begun to write', async () => {
  const { shell } = renderDesk(<LostChannel target={TARGET} name="Pilot retailers" isDeleted={false} />);
  expect(await screen.findByText('You are not in Pilot retailers any more')).toBeVisible();
  act(() => keepDraft(shell.drafts, targetKey(TARGET), { text: 'Half a thought', mentions: [], replyTo: null }));
  expect(await screen.findByText('Half a thought')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Half a thought')).toBeNull();
  expect(shell.drafts.get(`draft:${targetKey(TARGET)}`)).toBeNull();
});

test('a channel of a partner may have gone with its company, and says so', async () => {
  renderDesk(<LostChannel target={TARGET} name="Erdmann orders" isDeleted={false} partnerCompany="Loopcrate" />);
  expect(await screen.findByText(/^You were removed from it, or Loopcrate was deleted\./)).toBeVisible();
});

test.each([
  ['one that was deleted', { name: 'Pilot retailers', isDeleted: true }, 'Pilot retailers was deleted'],
  ['one that was never known here', { name: '', isDeleted: false }, 'This channel is not here'],
])('%s is told as what it is', async (_which, facts, title) => {
  renderDesk(<LostChannel target={TARGET} {...facts} />);
  expect(await screen.findByText(title)).toBeVisible();
});
