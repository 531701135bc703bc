import { createFakeShell } from '@heartwood/contract/fake-shell';
import { keepQuickChats, readQuickChats } from './kept-quick-chats';
import { $focusWanted, $quickChats, quickChatMinimised, quickChatOpened, quickChatsCleared } from './quick-chats.model';

test('the chats at the foot of the page are there again, and none of them takes the focus', () => {
  const { drafts } = createFakeShell();
  const stop = keepQuickChats(drafts);
  quickChatOpened({ kind: 'channel', channelId: 'a' });
  quickChatOpened({ kind: 'person', userId: 'b' });
  quickChatMinimised({ key: 'channel:a', isMinimised: true });
  const before = $quickChats.getState();
  stop();
  quickChatsCleared();
  expect($quickChats.getState()).toEqual([]);

  const again = keepQuickChats(drafts);
  expect($quickChats.getState()).toEqual(before);
  expect($focusWanted.getState()).toBeNull();
  again();
  quickChatsCleared();
});

test.each([[null], ['no JSON'], ['{}'], ['[null, 3, {"target":{"kind":"person"}}]']])('of %s nothing is shown', (text) => {
  expect(readQuickChats(text)).toEqual([]);
});
