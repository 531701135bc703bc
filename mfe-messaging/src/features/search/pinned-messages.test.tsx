import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, sampleMessage } from '../../../dev/sample-chat';
import { samplePage } from '../../../dev/sample-page';
import { renderDesk } from '../../testing/render-desk';
import { PinnedMessages } from './pinned-messages';

const pinnedAt = '2026-05-14T09:00:00.000Z';
const lease = sampleMessage({ seq: 2, body: 'The lease of depot B', pinnedAt });

test('what is pinned is listed and leads to its place; what was let go is not', async () => {
  const onOpen = jest.fn();
  const letGo = sampleMessage({ seq: 1, body: 'The old lease' });
  renderDesk(<PinnedMessages channelId={CIRCULAR_ID} onOpen={onOpen} />, {
    operations: { PinnedMessages: { pinnedMessages: samplePage('PinnedMessagePage', [lease, letGo]) } },
  });
  const list = within(await screen.findByRole('list', { name: 'Pinned messages' }));
  const rows = list.getAllByRole('button');
  expect(rows).toHaveLength(1);
  await userEvent.click(list.getByRole('button', { name: /The lease of depot B/ }));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: lease.id }));
});

test('where nothing is pinned it is told how', async () => {
  renderDesk(<PinnedMessages channelId={CIRCULAR_ID} onOpen={() => undefined} />, {
    operations: { PinnedMessages: { pinnedMessages: samplePage('PinnedMessagePage', []) } },
  });
  expect(await screen.findByText('Nothing is pinned')).toBeInTheDocument();
});
