import { expectCleanUnmount } from '@heartwood/contract/fake-shell';
import { PRIYA } from '../dev/sample-people';
import { CIRCULAR_ID } from '../dev/sample-chat';
import { createSampleShell } from '../dev/sample-shell';
import { quickChatOpened } from './chat/quick-chats.model';
import { manifest } from './remote.manifest';
import * as remote from './remote';

// jsdom's style engine listens to the document from its first rule on: that is not the remote's doing.
beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = 'body { color: black; }';
  document.head.append(style);
  getComputedStyle(document.body);
  style.remove();
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test.each([
  ['the lists', '/', '[data-row]'],
  ['a channel', `/channel?channel=Circular-${CIRCULAR_ID}`, 'textarea'],
  ['a conversation', `/user?name=Priya Raman-${PRIYA.id}`, 'textarea'],
  ['a new channel', '/channel/create', 'form'],
])('%s leaves nothing behind', async (_name, path, shown) => {
  await expectCleanUnmount(remote, {
    shell: createSampleShell(path), use: (element) => until(() => element.querySelector(shown) !== null),
  });
});

test('an address that names the conversations twice leads to where they are', async () => {
  const shell = createSampleShell(`/messaging/channel?channel=Circular-${CIRCULAR_ID}`);
  await expectCleanUnmount(remote, { shell, use: (element) => until(() => element.querySelector('textarea') !== null) });
  expect(shell.nav.location.get()).toMatchObject({ pathname: '/app/messaging/channel', search: `?channel=Circular-${CIRCULAR_ID}` });
});

test('the drawer leaves nothing behind', async () => {
  await expectCleanUnmount(remote, {
    slot: 'chat-drawer@1', shell: createSampleShell('/'), use: (element) => until(() => element.querySelector('[data-row]') !== null),
  });
});

test('channels in the side bar leave nothing behind', async () => {
  await expectCleanUnmount(remote, {
    slot: 'joined-channels@1', shell: createSampleShell('/'),
    use: (element) => until(() => element.querySelectorAll('li button').length === 2),
  });
});

test('quick chats leave nothing behind', async () => {
  await expectCleanUnmount(remote, {
    slot: 'quick-chats@1', shell: createSampleShell('/', { basePath: '', path: '/app/growth-framework' }),
    use: async (element, shell) => {
      await until(() => shell.fake.calls.some(({ operation }) => operation === 'JoinedChannels'));
      quickChatOpened({ kind: 'channel', channelId: CIRCULAR_ID });
      await until(() => element.querySelector('textarea') !== null);
    },
  });
});

test('the manifest promises what the remote exposes', () => {
  expect(remote.contract).toBe(manifest.contract);
  expect(remote.page).toBeDefined();
  expect(Object.keys(remote.slots ?? {})).toEqual(manifest.slots.map(({ name }) => name));
});

test('the tool opens a slot of its own, and shows the count that the menu shows', () => {
  const { tools = [], slots, menu } = manifest;
  expect(tools.map(({ slot }) => slots.some(({ name }) => name === slot))).toEqual([true]);
  expect(tools.map(({ badge }) => badge)).toEqual(menu.map(({ badge }) => badge));
});
