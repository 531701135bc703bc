import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CIRCULAR_ID, entryOf, PRIYA_CHAT_ID } from '../../dev/sample-chat';
import { KOFI, NOOR, PRIYA } from '../../dev/sample-people';
import { createSampleServer } from '../../dev/sample-server';
import { TYPING_FADES } from '../chat/limits';
import type { Target } from '../chat/target';
import { renderDesk } from '../testing/render-desk';
import { Thread } from './thread';
import { useConversation } from './use-conversation';

const CIRCLE: Target = { kind: 'channel', channelId: CIRCULAR_ID };

function Shown() {
  return <Thread target={CIRCLE} conversation={useConversation(CIRCLE)} autoFocus />;
}

async function openThread(drafts: Record<string, string> = {}, options: FakeShellOptions = {}) {
  const desk = renderDesk(<Shown />, { drafts, ...options });
  const area = await screen.findByRole('textbox', { name: 'Message Circular Food Founders' });
  const user = userEvent.setup();
  const sent = () => desk.callsOf('SendToChannel').map(({ variables }) => (variables['input'] as { body: string }).body);
  const tell = (operation: string, data: object) => act(async () => {
    desk.shell.fake.socket.push(operation, data);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return { ...desk, area, user, sent, tell };
}

test('Enter sends, Shift+Enter makes a line, and sending nothing does nothing', async () => {
  const { area, user, sent } = await openThread();
  await user.type(area, '   {Enter}');
  expect(sent()).toEqual([]);
  await user.clear(area);
  await user.type(area, 'one{Shift>}{Enter}{/Shift}two{Enter}');
  expect(await screen.findByText(/one\s+two/)).toBeInTheDocument();
  expect(sent()).toEqual(['one\ntwo']);
  expect(area).toHaveValue('');
  expect(area).toHaveFocus();
});

test('a link to a goal opens it over the conversation; one that leads elsewhere, or is pressed for another tab, is followed', async () => {
  const { area, user, shell } = await openThread({}, { offered: ['goal-drawer@1'] });
  const own = window.location.origin;
  const links = [`${own}/app/timeline?goal=g1&part=check-ins`, `${own}/app/timeline?goal=g2&company=other`, `${own}/app/timeline`];
  await user.type(area, `${links.join(' ')}{Enter}`);
  const press = (at: number, init: MouseEventInit = {}) => {
    const link = screen.getAllByRole('link').find((each) => each.getAttribute('href') === links[at]);
    return link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  };
  await screen.findByRole('link', { name: links[0] });
  expect([press(1), press(2), press(0, { ctrlKey: true })]).toEqual([true, true, true]);
  expect(shell.fake.openSlots.get('goal-drawer@1')).toBeUndefined();
  expect(press(0)).toBe(false);
  expect(shell.fake.openSlots.get('goal-drawer@1')).toEqual({ id: 'g1', part: 'check-ins' });
});

test('a draft is there again, and is gone once it is sent', async () => {
  const { area, user, shell } = await openThread({
    [`draft:channel:${CIRCULAR_ID}`]: JSON.stringify({ text: 'half a th', mentions: [], replyTo: null }),
  });
  expect(area).toHaveValue('half a th');
  await user.type(area, 'ought');
  expect(shell.drafts.get(`draft:channel:${CIRCULAR_ID}`)).toContain('half a thought');
  await user.keyboard('{Enter}');
  expect(shell.drafts.get(`draft:channel:${CIRCULAR_ID}`)).toBeNull();
});

test('what is answered is part of the draft: it is there again, and goes out with it', async () => {
  const first = await openThread();
  const quoted = 'Our average loop is 5.6 days.';
  const own = (await screen.findByText(quoted)).closest('article') as HTMLElement;
  // By keyboard: what shows the toolbar to a mouse is style that only a browser follows.
  act(() => own.focus());
  const reply = await within(own).findByRole('button', { name: 'Reply' });
  act(() => reply.focus());
  await first.user.keyboard('{Enter}');
  expect(first.area).toHaveFocus();
  await first.user.type(first.area, 'So it is');
  const kept = first.shell.drafts.get(`draft:channel:${CIRCULAR_ID}`) ?? '';
  first.unmount();

  const { area, user, callsOf } = await openThread({ [`draft:channel:${CIRCULAR_ID}`]: kept });
  const shown = screen.getByRole('button', { name: 'Do not answer this' }).parentElement;
  expect(shown).toHaveTextContent(quoted);
  await user.type(area, '{Enter}');
  const { replyTo } = (JSON.parse(kept) as { replyTo: { id: string } });
  expect(callsOf('SendToChannel').map(({ variables }) => variables['input'])).toEqual([
    expect.objectContaining({ body: 'So it is', replyTo: replyTo.id }),
  ]);
  expect(screen.queryByRole('button', { name: 'Do not answer this' })).not.toBeInTheDocument();
});

test('Up in the empty field edits the last own message, Esc leaves it', async () => {
  const { area, user, callsOf } = await openThread();
  await user.click(area);
  await user.keyboard('{ArrowUp}');
  const edit = await screen.findByRole('textbox', { name: 'Edit message' });
  expect(edit).toHaveValue('Our average loop is 5.6 days.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Edit message' })).not.toBeInTheDocument();
  await user.click(area);
  await user.keyboard('{ArrowUp}');
  await user.type(await screen.findByRole('textbox', { name: 'Edit message' }), ' Or six.{Enter}');
  expect(callsOf('EditMessage').map(({ variables }) => variables['body'])).toEqual(['Our average loop is 5.6 days. Or six.']);
});

test('a name that is mentioned goes along by its id', async () => {
  const { area, user, callsOf } = await openThread();
  await user.type(area, 'Ask @kof');
  expect((await screen.findAllByRole('option')).map((row) => row.textContent)).toEqual([expect.stringContaining('Kofi Mensah')]);
  await user.keyboard('{Enter}');
  await user.type(area, 'about it{Enter}');
  expect(callsOf('SendToChannel').map(({ variables }) => variables['input'])).toEqual([
    expect.objectContaining({ body: 'Ask @Kofi Mensah about it', mentions: [KOFI.id] }),
  ]);
});

test('what was unread when it was opened stands below a line that says how much', async () => {
  await openThread();
  expect(await screen.findByText('2 new')).toBeInTheDocument();
});

test('a message of somebody else is read out, and who types is told', async () => {
  const { tell, server } = await openThread();
  await tell('TypingPeople', {
    typing: { __typename: 'TypingEvent', channelId: CIRCULAR_ID, userId: NOOR.id, firstname: 'Noor', isTyping: true },
  });
  expect(await screen.findByText('Noor is typing')).toBeInTheDocument();
  await tell('ChannelEvents', { channelStream: {
    __typename: 'ChannelEvent', seq: 5, type: 'MESSAGE',
    message: server.say(CIRCULAR_ID, { id: 'live', author: NOOR, body: 'I bring the draft.' }), channel: null,
  } });
  expect(await screen.findByText('Noor Haddad: I bring the draft.')).toBeInTheDocument();
});

test('who types and goes without a word fades, whoever else types', async () => {
  const { tell } = await openThread();
  const types = (person: typeof NOOR, isTyping: boolean) => tell('TypingPeople', {
    typing: { __typename: 'TypingEvent', channelId: CIRCULAR_ID, userId: person.id, firstname: person.firstname, isTyping },
  });
  await types(NOOR, true);
  await types(KOFI, true);
  expect(await screen.findByText('Noor and Kofi are typing')).toBeInTheDocument();
  await types(KOFI, false);
  expect(await screen.findByText('Noor is typing')).toBeInTheDocument();
  await waitForElementToBeRemoved(() => screen.queryByText('Noor is typing'), { timeout: TYPING_FADES + 1000 });
}, 15_000);

test('a message that cannot go out stays, says so, and can be sent again', async () => {
  const { area, user, shell, server } = await openThread();
  shell.fake.answer('SendToChannel', { sendChannelMessage: {
    __typename: 'MessagePayload', error: { __typename: 'UserError', code: 'FORBIDDEN', field: null, message: 'No.' }, message: null,
  } });
  await user.type(area, 'hello{Enter}');
  await screen.findByText('Not sent');
  shell.fake.answer('SendToChannel', server.operations['SendToChannel'] ?? {});
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('hello')).toBeInTheDocument();
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
});

test('the first message of somebody is there where the empty chat with them is open, and so is the answer', async () => {
  const server = createSampleServer();
  const priya = server.chat(PRIYA_CHAT_ID);
  server.chats.splice(server.chats.indexOf(priya), 1);
  const person: Target = { kind: 'person', userId: PRIYA.id };
  const WithPriya = () => <Thread target={person} conversation={useConversation(person)} autoFocus />;
  const { shell } = renderDesk(<WithPriya />, { operations: { ...server.operations } });
  const area = await screen.findByRole('textbox', { name: 'Message Priya Raman' });
  server.chats.push({
    ...priya, messages: [], channel: { ...priya.channel, lastSeq: 0, changeSeq: 0, lastMessageAt: null }, lastReadSeq: 0,
  });
  server.say(PRIYA_CHAT_ID, { id: 'first', author: PRIYA, body: 'Are you there?' });
  act(() => shell.fake.socket.push('InboxEvents', { inboxStream: {
    __typename: 'InboxEvent', type: 'ENTRY', wasAdded: false, channelId: PRIYA_CHAT_ID, message: null, channel: null, draft: null,
    entry: entryOf(server.chat(PRIYA_CHAT_ID)),
  } }));
  expect(await screen.findByText('Are you there?')).toBeInTheDocument();
  await userEvent.type(area, 'I am{Enter}');
  expect(await screen.findByText('I am')).toBeInTheDocument();
});

test('where no message can be loaded one can still write, and all is there when the line is back', async () => {
  const { user, shell, server } = await openThread({}, { operations: { ThreadTail: new Error('no line') } });
  expect(await screen.findByText('The messages could not be loaded')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Message Circular Food Founders' }), 'kept');
  shell.fake.answer('ThreadTail', server.operations['ThreadTail'] ?? {});
  act(() => shell.events.emit('socket/resumed', {}));
  expect(await screen.findByText('Who wants to read it together?')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Message Circular Food Founders' })).toHaveValue('kept');
});

test('the page behind a link is shown in short; one that says nothing is only a link', async () => {
  const asked: unknown[] = [];
  const pages: Record<string, object | null> = { 'https://deposit.example/law': {
    title: 'Deposit law', description: 'What changes in May', siteName: null, image: 'data:image/webp;base64,AAAA',
  }, 'https://silent.example/': null };
  const { area, user } = await openThread({}, {
    fetch: (path, { body }) => {
      const { url } = JSON.parse(String(body)) as { url: string };
      asked.push([path, url]);
      return Response.json({ metadata: pages[url] });
    },
  });
  await user.type(area, 'Read https://deposit.example/law.{Enter}');
  await user.type(area, 'And https://silent.example/{Enter}');
  const card = (await screen.findByText('What changes in May')).closest('a');
  expect(card).toHaveAttribute('href', 'https://deposit.example/law');
  expect(within(card as HTMLElement).getByRole('presentation')).toHaveAttribute('src', 'data:image/webp;base64,AAAA');
  expect(await screen.findAllByRole('link', { name: 'https://silent.example/' })).toHaveLength(1);
  expect(asked).toEqual([
    ['/api/v1/helpers/get-metadata', 'https://deposit.example/law'], ['/api/v1/helpers/get-metadata', 'https://silent.example/'],
  ]);
});

test('a conversation whose partner was revoked can be read, and says why nobody writes there', async () => {
  const { server, tell } = await openThread();
  const chat = server.chat(CIRCULAR_ID);
  const partner = { __typename: 'ChatPartner' as const, name: 'Shop X', company: 'Loopcrate', isRevoked: true, visitorId: null };
  chat.channel = { ...chat.channel, changeSeq: chat.channel.changeSeq + 1, partner };
  await tell('ChannelEvents', {
    channelStream: { __typename: 'ChannelEvent', seq: chat.channel.changeSeq, type: 'CHANNEL', message: null, channel: chat.channel },
  });
  expect(await screen.findByText(/Shop X is no longer a partner of Loopcrate/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await screen.findByText('Who wants to read it together?')).toBeInTheDocument();
});

test('what happened in the channel stands between the messages, in words', async () => {
  const { server, tell } = await openThread();
  const line = { __typename: 'ChatLine' as const, kind: 'renamed' as const, text: 'Loops', people: [] };
  const message = server.say(CIRCULAR_ID, { id: 'line', author: NOOR, body: 'Noor Haddad renamed the channel to “Loops”', line });
  await tell('ChannelEvents', {
    channelStream: { __typename: 'ChannelEvent', seq: message.changeSeq, type: 'MESSAGE', message, channel: null },
  });
  expect(await screen.findByText('Noor Haddad renamed the channel to “Loops”', { selector: '[data-line] span' })).toBeInTheDocument();
});
