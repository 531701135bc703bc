import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entryOf, sampleChats } from '../../../dev/sample-chat';
import { samplePage } from '../../../dev/sample-page';
import { renderDesk } from '../../testing/render-desk';
import { JoinedChannels } from './joined-channels';

const [circular, retailers] = sampleChats().map(entryOf);
const page = (nodes: readonly unknown[], endCursor: string | null) => ({ joinedChannels: samplePage('InboxPage', nodes, endCursor) });

test('more joined channels are shown when asked', async () => {
  renderDesk(<JoinedChannels />, { operations: { JoinedChannels: page([circular], 'circular'), MoreChannels: page([retailers], null) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: /Pilot retailers/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
