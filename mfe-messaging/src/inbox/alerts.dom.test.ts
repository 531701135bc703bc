import { createFakeShell } from '@heartwood/contract/fake-shell';
import { CIRCULAR_ID, entryOf, PRIYA_CHAT_ID, sampleMessage } from '../../dev/sample-chat';
import { AMARA, NOOR, PRIYA } from '../../dev/sample-people';
import { createSampleServer } from '../../dev/sample-server';
import { listLeft, listShown, threadLeft, threadShown } from '../chat/looking';
import { $quickChats, quickChatsCleared } from '../chat/quick-chats.model';
import { createAlerts } from './alerts';
import { FOR_GOOD } from './muting';

const { chat } = createSampleServer();
const circle = entryOf(chat(CIRCULAR_ID));

function listen(path = '/app/growth-framework') {
  const shell = createFakeShell({ session: { user: { id: AMARA.id } }, path });
  const alerts = createAlerts(shell);
  const says = (id: string, body: string, entry = circle, more = {}) => (
    alerts.onMessage(sampleMessage({ seq: 9, id, channelId: entry.id, author: NOOR, body, ...more }), entry)
  );
  const texts = () => shell.fake.toasts.map(({ title, text }) => [title, text]);
  return { shell, alerts, says, texts };
}

test('a toast says who wrote what and where; several of one conversation are one, those of another stand beside it', () => {
  const { alerts, says, texts } = listen();
  says('a', 'Who reads it?');
  expect(texts()).toEqual([['Message', "You've got a new message.\nNoor Haddad in Circular Food Founders: Who reads it?"]]);
  says('b', 'Nobody?');
  says('b', 'Nobody?');
  says('c', 'I will.');
  alerts.onMessage(
    sampleMessage({ seq: 3, id: 'p', channelId: PRIYA_CHAT_ID, author: PRIYA, body: 'Hello' }), entryOf(chat(PRIYA_CHAT_ID)),
  );
  expect(texts()).toEqual([
    ['Message', "You've got 3 new messages.\nNoor Haddad in Circular Food Founders: I will."],
    ['Message', "You've got a new message.\nPriya Raman: Hello"],
  ]);
});

test('it goes when the conversation is read, wherever that is', () => {
  const { alerts, says, texts } = listen();
  says('a', 'One');
  alerts.onRead(CIRCULAR_ID);
  expect(texts()).toEqual([]);
  says('b', 'Two');
  expect(texts()).toEqual([['Message', "You've got a new message.\nNoor Haddad in Circular Food Founders: Two"]]);
});

test('it reads without the signs of its Markdown', () => {
  const { says, texts } = listen();
  says('a', '**Ready**, see [the plan](https://a.example)');
  expect(texts()).toEqual([['Message', "You've got a new message.\nNoor Haddad in Circular Food Founders: Ready, see the plan"]]);
});

test('none comes where the thread or the lists are on the screen', () => {
  const { says, texts } = listen();
  threadShown(CIRCULAR_ID);
  says('a', 'Before your eyes');
  threadLeft(CIRCULAR_ID);
  listShown('Messages');
  says('b', 'In the list');
  listLeft('Messages');
  expect(texts()).toEqual([]);
  says('c', 'Elsewhere');
  expect(texts()).toHaveLength(1);
});

test('a muted channel is silent but for what speaks to the person; being added is told', () => {
  const { alerts, says, texts } = listen();
  const muted = { ...circle, mutedUntil: FOR_GOOD };
  says('a', 'Chatter', muted);
  expect(texts()).toEqual([]);
  says('b', '@Amara Okafor look', muted, { mentions: [AMARA] });
  expect(texts()).toHaveLength(1);
  alerts.onRead(CIRCULAR_ID);
  alerts.onAdded(circle);
  expect(texts()).toEqual([['Message', 'You were added to Circular Food Founders.']]);
});

test('it opens the chat at the foot of the page, and on messaging its thread', () => {
  const beside = listen();
  beside.says('a', 'One');
  beside.shell.fake.toasts[0]?.action?.run();
  expect($quickChats.getState().map(({ target }) => target)).toEqual([{ kind: 'channel', channelId: CIRCULAR_ID }]);
  expect(beside.shell.nav.location.get().pathname).toBe('/app/growth-framework');
  quickChatsCleared();

  const there = listen('/app/messaging');
  there.says('a', 'One');
  there.shell.fake.toasts[0]?.action?.run();
  expect(there.shell.nav.location.get().pathname).toBe('/app/messaging/channel');
  expect($quickChats.getState()).toEqual([]);
});
