import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, entryOf, PRIYA_CHAT_ID, RETAILERS_ID, sampleChannel, sampleMessage } from '../../dev/sample-chat';
import { samplePage } from '../../dev/sample-page';
import { AMARA, MATEO, NOOR, PRIYA } from '../../dev/sample-people';
import { createSampleServer } from '../../dev/sample-server';
import { ChatDrawer } from '../features/drawer/chat-drawer';
import { renderDesk } from '../testing/render-desk';
import { MuteButton } from './mute-button';
import { UNREAD_BADGE } from './unread-badge';
import { UnreadReporter } from './unread-reporter';

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const names = () => screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('button')[0]?.textContent);

async function openDrawer(tab: 'Messages' | 'Channels') {
  const unread: { messages: number; mentions: number }[] = [];
  const desk = renderDesk(<><UnreadReporter /><ChatDrawer /></>);
  desk.shell.events.on('messaging/unread', (told) => unread.push(told));
  await screen.findByText('Priya Raman');
  if (tab === 'Channels') await userEvent.click(screen.getByRole('tab', { name: /Channels/ }));
  const tell = (event: object) => act(async () => {
    desk.shell.fake.socket.push('InboxEvents', { inboxStream: {
      __typename: 'InboxEvent', channelId: null, message: null, channel: null, entry: null, draft: null, wasAdded: false, ...event,
    } });
    await settled();
  });
  return { ...desk, tell, unread };
}

test('a choice made in another tab holds here too', async () => {
  const { shell } = renderDesk(<MuteButton />);
  const button = await screen.findByRole('button', { name: 'Mute sound' });
  shell.drafts.set('setting:muted', 'yes');
  act(() => shell.events.emit('drafts/changed', { key: 'setting:muted' }));
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a conversation shows who, what was said last, and what is unread', async () => {
  await openDrawer('Messages');
  expect(names()).toEqual([expect.stringMatching(/^Priya Raman.*Depot B can take Thursday nights\.1unread$/)]);
});

test('a new message brings its channel to the top, with one more unread; a mention has its own badge', async () => {
  const { tell, server, unread, shell } = await openDrawer('Channels');
  await tell({
    type: 'MESSAGE', channelId: RETAILERS_ID,
    message: server.say(RETAILERS_ID, { id: 'm', author: MATEO, body: '@Amara Okafor look', mentions: [AMARA] }),
  });
  expect(names()[0]).toMatch(/^PPilot retailers.*Mateo: @Amara Okafor look.*1 mention1unread$/);
  expect(unread.at(-1)).toEqual({ messages: 4, mentions: 1 });
  expect(shell.fake.badges.get(UNREAD_BADGE)).toBe(4);
});

test('a message that arrives twice counts once', async () => {
  const { tell, server } = await openDrawer('Channels');
  const message = server.say(CIRCULAR_ID, { id: 'm', author: NOOR, body: 'again' });
  await tell({ type: 'MESSAGE', channelId: CIRCULAR_ID, message });
  await tell({ type: 'MESSAGE', channelId: CIRCULAR_ID, message });
  expect(names()[0]).toMatch(/3unread$/);
});

test('where messages were missed, the server counts', async () => {
  const { tell, server } = await openDrawer('Channels');
  // A line was missed: it has a seq, and is not unread.
  server.say(CIRCULAR_ID, { id: 'line', author: NOOR, body: '' });
  server.chat(CIRCULAR_ID).lastReadSeq += 1;
  await tell({ type: 'MESSAGE', channelId: CIRCULAR_ID, message: server.say(CIRCULAR_ID, { id: 'm', author: NOOR, body: 'again' }) });
  expect(names()[0]).toMatch(/3unread$/);
});

test('what another tab has read is read here', async () => {
  const { tell, server, unread } = await openDrawer('Messages');
  const chat = server.chat(PRIYA_CHAT_ID);
  await tell({ type: 'ENTRY', channelId: PRIYA_CHAT_ID, entry: entryOf({ ...chat, lastReadSeq: chat.channel.lastSeq, readRevision: 2 }) });
  expect(names()[0]).not.toContain('unread');
  expect(unread.at(-1)).toEqual({ messages: 2, mentions: 0 });
});

test('a channel one was removed from is gone', async () => {
  const { tell } = await openDrawer('Channels');
  expect(names()).toHaveLength(2);
  await tell({ type: 'GONE', channelId: RETAILERS_ID });
  expect(names()).toEqual([expect.stringContaining('Circular Food Founders')]);
});

test('a message that was edited before it arrived is new all the same', async () => {
  const { tell, server } = await openDrawer('Channels');
  const said = server.say(CIRCULAR_ID, { id: 'm', author: NOOR, body: 'Better words' });
  await tell({ type: 'CHANGED', channelId: CIRCULAR_ID, message: { ...said, isEdited: true } });
  expect(names()[0]).toMatch(/Better words.*3unread$/);
});

test('an own message reads "You:" and leaves nothing unread', async () => {
  const { tell, server } = await openDrawer('Messages');
  await tell({
    type: 'MESSAGE', channelId: PRIYA_CHAT_ID, message: server.say(PRIYA_CHAT_ID, { id: 'm', author: AMARA, body: 'That fixes it.' }),
  });
  expect(names()[0]).toMatch(/You: That fixes it\.$/);
});

test('what is unread further down than the list is loaded counts, until its row comes', async () => {
  const FAR = '00000000-0000-4000-8000-0000000000f1';
  const count = (channelId: string, kind: string, noOfUnread: number) => ({
    __typename: 'ChannelUnread', channelId, kind, noOfUnread, isMuted: false,
  });
  const [circular, retailers] = createSampleServer().chats.map(entryOf);
  const far = { ...retailers, id: FAR, channel: sampleChannel({ id: FAR, name: 'Ports', lastSeq: 9 }), lastReadSeq: 2, unread: 7 };
  const unread: { messages: number }[] = [];
  const desk = renderDesk(<><UnreadReporter /><ChatDrawer /></>, {
    operations: {
      JoinedChannels: { joinedChannels: samplePage('InboxPage', [circular], 'circular') },
      UnreadCounts: { unreadCounts: {
        __typename: 'UnreadCounts',
        perChannel: [count(CIRCULAR_ID, 'channel', 2), count(FAR, 'channel', 6), count(PRIYA_CHAT_ID, 'personal', 1)],
      } },
      OneEntry: { inboxEntry: far },
    },
  });
  desk.shell.events.on('messaging/unread', (told) => unread.push(told));
  expect(await screen.findByRole('tab', { name: /Channels.*8/ })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Messages.*1/ })).toBeInTheDocument();
  expect(unread.at(-1)).toMatchObject({ messages: 9 });
  await act(async () => {
    desk.shell.fake.socket.push('InboxEvents', { inboxStream: {
      __typename: 'InboxEvent', type: 'MESSAGE', channelId: FAR, message: sampleMessage({ seq: 9, channelId: FAR }), channel: null,
      entry: null,
    } });
    await settled();
  });
  expect(unread.at(-1)).toMatchObject({ messages: 10 });
});

test('empty lists say so', async () => {
  const empty = samplePage('InboxPage', []);
  renderDesk(<ChatDrawer />, { operations: { Conversations: { conversations: empty }, JoinedChannels: { joinedChannels: empty } } });
  expect(await screen.findByText('No Conversations Yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /Channels/ }));
  expect(await screen.findByText('No channels joined or created')).toBeInTheDocument();
});

test('a toast tells of a new message, in the words of the specification', async () => {
  const { tell, server, shell } = await openDrawer('Messages');
  const told = () => server.say(PRIYA_CHAT_ID, { id: crypto.randomUUID(), author: PRIYA, body: 'hello' });
  await tell({ type: 'MESSAGE', channelId: PRIYA_CHAT_ID, message: told() });
  // The list that is open shows it.
  expect(shell.fake.toasts).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: 'Team' }));
  await tell({ type: 'MESSAGE', channelId: PRIYA_CHAT_ID, message: told() });
  expect(shell.fake.toasts).toEqual([expect.objectContaining({
    title: 'Message', text: "You've got a new message.\nPriya Raman: hello", duration: 10_000, position: 'top-right',
  })]);
});

test('a request of somebody unknown stands above the channels until it is answered, and what came meanwhile is asked for', async () => {
  const waiting = [{
    __typename: 'ChannelRequest' as const, id: 'r1', name: 'A great offer', participantCount: 1, by: { ...NOOR, OnlineStatus: null },
    company: 'Fernwood',
  }];
  let requests: typeof waiting = [];
  const { tell, shell, callsOf } = await openDrawer('Channels');
  shell.fake.answer('ChannelRequests', () => ({ channelRequests: samplePage('ChannelRequestPage', requests) }));
  shell.fake.answer('AnswerChannelRequest', () => {
    requests = [];
    return { answerChannelRequest: { __typename: 'EntryPayload', error: null, entry: null } };
  });
  expect(screen.queryByRole('list', { name: 'Requests' })).toBeNull();
  requests = waiting;
  await tell({ type: 'ASKED', channelId: 'r1' });
  expect(await screen.findByRole('list', { name: 'Requests' })).toHaveTextContent(/of Fernwood asks you to join.*A great offer/);
  await userEvent.click(screen.getByRole('button', { name: 'Decline A great offer' }));
  expect(callsOf('AnswerChannelRequest')[0]?.variables).toEqual({ channelId: 'r1', accept: false });
  await act(settled);
  expect(screen.queryByRole('list', { name: 'Requests' })).toBeNull();
  // After the last one the focus goes on with the channels.
  expect(within(screen.getByRole('list', { name: 'Channels' })).getAllByRole('button')[0]).toHaveFocus();
});

test('what a channel tells of itself is worth a dot, not a number, and leaves the order as it is', async () => {
  const { tell, server, unread } = await openDrawer('Channels');
  const line = { __typename: 'ChatLine' as const, kind: 'added' as const, text: null, people: [NOOR, AMARA] };
  await tell({
    type: 'MESSAGE', channelId: RETAILERS_ID,
    message: server.say(RETAILERS_ID, { id: 'm', author: MATEO, body: 'Mateo Silva added Amara Okafor and Noor Haddad', line }),
  });
  expect(names()[1]).toMatch(/^PPilot retailers.*Mateo Silva added you and Noor Haddad.*participantsSomething new$/);
  expect(unread.at(-1)).toEqual({ messages: 3, mentions: 0 });
});

test('a partner’s customer is named with the site they come from', async () => {
  const { tell, server } = await openDrawer('Messages');
  const chat = server.chat(PRIYA_CHAT_ID);
  const partner = { __typename: 'ChatPartner' as const, name: 'Shop X', company: 'Loopcrate', isRevoked: false, visitorId: PRIYA.id };
  chat.channel = { ...chat.channel, partner };
  await tell({ type: 'CHANNEL', channelId: PRIYA_CHAT_ID, channel: chat.channel });
  expect(names()[0]).toMatch(/^Priya Raman · via Shop X/);
});
