import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entryOf, sampleChannel, sampleMessage } from '../../dev/sample-chat';
import { samplePage } from '../../dev/sample-page';
import { JoinedChannels } from '../features/joined-channels/joined-channels';
import { renderDesk } from '../testing/render-desk';

const idOf = (number: number) => `00000000-0000-4000-8000-0000000000c${number}`;

const NOW = '2026-05-14T10:00:00.000Z';

/** A channel in which somebody spoke; a greater number is longer ago. */
function entry(number: number, lastMessageAt = `2026-05-14T0${9 - number}:00:00.000Z`) {
  const channel = sampleChannel({ id: idOf(number), name: `Channel ${number}`, lastSeq: 1, lastMessageAt });
  return entryOf({ channel, people: [], messages: [], lastReadSeq: 1, readRevision: 1, isMarkedUnread: false });
}

const names = () => screen.getAllByRole('listitem').map((row) => /Channel \d/.exec(row.textContent)?.[0]);
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Four channels, two a page; the second page comes when it is let. */
async function openList() {
  const pages: (() => void)[] = [];
  const desk = renderDesk(<JoinedChannels />, {
    operations: {
      JoinedChannels: { joinedChannels: samplePage('InboxPage', [entry(1), entry(2)], 'two') },
      MoreChannels: () => new Promise((resolve) => {
        pages.push(() => resolve({ joinedChannels: samplePage('InboxPage', [entry(3), entry(4)]) }));
      }),
      OneEntry: ({ channelId }) => ({ inboxEntry: [3, 4].map((number) => entry(number, NOW)).find(({ id }) => id === channelId) ?? null }),
    },
  });
  await screen.findByText('Channel 2');
  const tell = (event: object) => act(async () => {
    desk.shell.fake.socket.push('InboxEvents', {
      inboxStream: {
        __typename: 'InboxEvent', channelId: null, message: null, channel: null, entry: null, draft: null, wasAdded: false, ...event,
      },
    });
    await settled();
  });
  const say = (number: number) => tell({
    type: 'MESSAGE', channelId: idOf(number), message: sampleMessage({ seq: 2, channelId: idOf(number), createdAt: NOW }),
  });
  const hello = () => tell({ type: 'HELLO' });
  const more = () => userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  const come = () => act(async () => {
    for (const send of pages.splice(0)) send();
    await settled();
  });
  return { ...desk, say, hello, more, come };
}

test('a row that moves up while its page is on its way stands once, on top, and none is missing', async () => {
  const { say, more, come } = await openList();
  await more();
  await say(4);
  expect(names()).toEqual(['Channel 4', 'Channel 1', 'Channel 2']);
  await come();
  // The cache takes answers in the order of their questions: where the row was first, the page is asked for once more.
  await more();
  await come();
  expect(names()).toEqual(['Channel 4', 'Channel 1', 'Channel 2', 'Channel 3']);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('the row where the page ends may move up: the next page begins where it stood', async () => {
  const { say, more, come, callsOf } = await openList();
  await say(2);
  await more();
  await come();
  expect(names()).toEqual(['Channel 2', 'Channel 1', 'Channel 3', 'Channel 4']);
  expect(callsOf('MoreChannels').map(({ variables }) => variables)).toEqual([{ after: 'two' }]);
});

test('a page that was asked for before the list was loaded anew leaves no hole in it', async () => {
  const { shell, hello, more, come } = await openList();
  await hello();
  await more();
  shell.fake.answer('JoinedChannels', { joinedChannels: samplePage('InboxPage', [entry(0), entry(1)], 'one') });
  await hello();
  await come();
  expect(names()).toEqual(['Channel 0', 'Channel 1']);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeInTheDocument();
});

test('a page that did not come says so, and is asked for again', async () => {
  const { shell, more } = await openList();
  shell.fake.answer('MoreChannels', new Error('out of order'));
  await more();
  expect(await screen.findByRole('alert')).toHaveTextContent('More could not be loaded. Check your connection.');
  shell.fake.answer('MoreChannels', { joinedChannels: samplePage('InboxPage', [entry(3)]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // Who pressed goes on with what is new.
  expect(within(screen.getAllByRole('listitem')[2] as HTMLElement).getByRole('button')).toHaveFocus();
});
