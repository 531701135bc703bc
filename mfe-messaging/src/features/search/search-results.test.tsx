import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, entryOf, sampleChannel, sampleChats } from '../../../dev/sample-chat';
import { renderDesk } from '../../testing/render-desk';
import { SearchResults } from './search-results';

const channel = (number: number, name: string) => sampleChannel({ id: `00000000-0000-4000-8000-0000000000b${number}`, name });
const FAR = channel(1, 'Circular ports');

const operations = {
  JoinedChannels: { joinedChannels: { __typename: 'InboxPage', total: 2, unread: 0, hasMore: true, nodes: sampleChats().slice(0, 1).map(entryOf) } },
  SearchMessages: { searchMessages: { __typename: 'MessageSearchPage', hasMore: false, endCursor: null, nodes: [] } },
  SearchChannels: {
    searchChannels: {
      __typename: 'ChannelSearchPage', total: 3, hasMore: false,
      nodes: [[sampleChannel({ id: CIRCULAR_ID }), true] as const, [FAR, true] as const, [channel(2, 'Circular cafés'), false] as const].map(([of, isJoined]) => ({ __typename: 'ChannelSearchHit', isJoined, channel: of })),
    },
  },
};

const namesIn = async (list: string) => within(await screen.findByRole('list', { name: list })).getAllByRole('button').map((hit) => hit.querySelector('b')?.textContent);

test('a joined channel that the list has not loaded is found, beside those to join', async () => {
  renderDesk(<SearchResults search="circular" channelId={null} />, { operations });
  expect(await namesIn('Channels to join')).toEqual(['Circular cafés']);
  expect(await namesIn('More of your channels')).toEqual(['Circular ports']);
});

test('a search for messages that fails says so and is asked again', async () => {
  const { shell } = renderDesk(<SearchResults search="circular" channelId={CIRCULAR_ID} />, { operations: { ...operations, SearchMessages: new Error('out of order') } });
  expect(await screen.findByText(/^Messages could not be loaded/)).toBeInTheDocument();
  shell.fake.answer('SearchMessages', operations.SearchMessages);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No message fits.')).toBeInTheDocument();
});
