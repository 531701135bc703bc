import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, entryOf, sampleChannel, sampleChats } from '../../../dev/sample-chat';
import { samplePage } from '../../../dev/sample-page';
import { renderDesk } from '../../testing/render-desk';
import { SearchResults } from './search-results';

const channel = (number: number, name: string) => sampleChannel({ id: `00000000-0000-4000-8000-0000000000b${number}`, name });
const hit = (of: ReturnType<typeof channel>, isJoined: boolean) => ({ __typename: 'ChannelSearchHit', isJoined, channel: of });
const FAR = channel(1, 'Circular ports');

const operations = {
  JoinedChannels: { joinedChannels: samplePage('InboxPage', sampleChats().slice(0, 1).map(entryOf), 'there are more') },
  SearchMessages: { searchMessages: samplePage('MessageSearchPage', []) },
  SearchChannels: {
    searchChannels: samplePage('ChannelSearchPage', [
      hit(sampleChannel({ id: CIRCULAR_ID }), true), hit(FAR, true), hit(channel(2, 'Circular cafés'), false),
    ]),
  },
};

const namesIn = async (list: string) => {
  const rows = within(await screen.findByRole('list', { name: list })).getAllByRole('button');
  return rows.map((row) => row.querySelector('b')?.textContent);
};

test('a joined channel that the list has not loaded is found, beside those to join', async () => {
  renderDesk(<SearchResults search="circular" channelId={null} />, { operations });
  expect(await namesIn('Channels to join')).toEqual(['Circular cafés']);
  expect(await namesIn('More of your channels')).toEqual(['Circular ports']);
});

test('a search for messages that fails says so and is asked again', async () => {
  const { shell } = renderDesk(<SearchResults search="circular" channelId={CIRCULAR_ID} />, {
    operations: { ...operations, SearchMessages: new Error('out of order') },
  });
  expect(await screen.findByText(/^Messages could not be loaded/)).toBeInTheDocument();
  shell.fake.answer('SearchMessages', operations.SearchMessages);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No message fits.')).toBeInTheDocument();
});
