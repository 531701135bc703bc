import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CIRCULAR_ID, entryOf, sampleChannel, sampleChats, sampleMessage } from '../../../dev/sample-chat';
import { AMARA } from '../../../dev/sample-people';
import { samplePage } from '../../../dev/sample-page';
import { renderDesk } from '../../testing/render-desk';
import { NO_FILTER } from './search-filter';
import { SearchResults } from './search-results';

const channel = (number: number, name: string) => sampleChannel({ id: `00000000-0000-4000-8000-0000000000b${number}`, name });
const hit = (of: ReturnType<typeof channel>, isJoined: boolean) => ({ __typename: 'ChannelSearchHit', isJoined, channel: of });
const FAR = channel(1, 'Circular ports');

function Searching({ channelId, search = 'circular' }: { channelId: string | null; search?: string }) {
  const [filter, setFilter] = useState(NO_FILTER);
  return <SearchResults search={search} channelId={channelId} filter={filter} onFilter={setFilter} />;
}

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
  renderDesk(<Searching channelId={null} />, { operations });
  expect(await namesIn('Channels to join')).toEqual(['Circular cafés']);
  expect(await namesIn('More of your channels')).toEqual(['Circular ports']);
});

test('a search for messages that fails says so and is asked again', async () => {
  const { shell } = renderDesk(<Searching channelId={CIRCULAR_ID} />, {
    operations: { ...operations, SearchMessages: new Error('out of order') },
  });
  expect(await screen.findByText(/^Messages could not be loaded/)).toBeInTheDocument();
  shell.fake.answer('SearchMessages', operations.SearchMessages);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No message fits.')).toBeInTheDocument();
});

test('without a word a conversation shows its files; a person narrows what is asked for', async () => {
  const file = {
    __typename: 'ChatAttachment', id: '00000000-0000-4000-8000-0000000000f1', name: 'route-plan.pdf', type: 'application/pdf',
    url: '/files/x', size: 9,
  };
  const message = sampleMessage({ seq: 4, body: '', attachments: [file as never] });
  const { callsOf } = renderDesk(<Searching channelId={CIRCULAR_ID} search="" />, {
    operations: {
      ...operations,
      SearchMessages: {
        searchMessages: samplePage('MessageSearchPage', [
          { __typename: 'MessageSearchHit', message, channel: sampleChannel({ id: CIRCULAR_ID }), person: null },
        ]),
      },
    },
  });
  expect(callsOf('SearchMessages')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Has a file' }));
  expect(await screen.findByText('route-plan.pdf')).toBeInTheDocument();
  expect(callsOf('SearchMessages').at(-1)).toMatchObject({
    variables: { search: '', channelId: CIRCULAR_ID, authorId: null, hasFile: true },
  });
  await userEvent.click(screen.getByRole('button', { name: 'From' }));
  await userEvent.click(await screen.findByRole('button', { name: /Amara.*you/ }));
  expect(await screen.findByRole('button', { name: /^From: Amara/ })).toBeInTheDocument();
  await waitFor(() => expect(callsOf('SearchMessages').at(-1)).toMatchObject({ variables: { authorId: AMARA.id, hasFile: true } }));
});

test('what is typed narrows as what is chosen does, and the chips show it', async () => {
  const { callsOf } = renderDesk(<Searching channelId={null} search="from:me in:circular on:2026-05-12 has:file pears" />, { operations });
  expect(await screen.findByRole('button', { name: /^From: Amara/ })).toBeInTheDocument();
  const { since, until } = { since: new Date(2026, 4, 12).toISOString(), until: new Date(2026, 4, 13).toISOString() };
  await waitFor(() => expect(callsOf('SearchMessages').at(-1)).toMatchObject({
    variables: { search: 'pears', authorId: AMARA.id, channelId: sampleChats()[0]?.channel.id, hasFile: true, since, until },
  }));
  expect(screen.getByRole('button', { name: 'Has a file' })).toHaveAttribute('aria-pressed', 'true');
});

test('a name that is nobody’s finds nothing and says so', async () => {
  const { callsOf } = renderDesk(<Searching channelId={null} search="from:nobody-at-all pears" />, {
    operations: { ...operations, ChatPeople: { chatPeople: samplePage('ChatPersonPage', []) } },
  });
  expect(await screen.findByText('Nobody is called “nobody-at-all”.')).toBeVisible();
  expect(callsOf('SearchMessages')).toEqual([]);
});
