import type { Page } from '@playwright/test';
import { ApiClient } from '../../server/api-client.mjs';
import { composer, enter, makeRoom, message, write, type Room } from '../chat-room';
import { expect, expectAccessible, hears, openAs, test } from '../fixture';

const home = '/app/growth-framework';
const openChats = async (page: Page) => {
  await page.getByRole('button', { name: 'Chats' }).click();
  return page.getByRole('dialog', { name: 'Chats' });
};

test('the drawer has messages, team and channels, and a chat opens at the foot of the page', async ({ page, newPerson, product }) => {
  const room = await makeRoom(product, ['editor']);
  const editor = await newPerson();
  await enter(editor, product, 'editor', room);
  await openAs(page, product.url + home, 'founder@loopcrate.example');
  const drawer = await openChats(page);
  await expect(drawer.getByRole('button', { name: /Priya Raman/ }).first()).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('tab', { name: 'Team' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Mateo Silva' }).getByRole('button', { name: 'Message' })).toBeVisible();
  await drawer.getByRole('tab', { name: /Channels/ }).click();
  await drawer.getByRole('button', { name: new RegExp(`^${room.name}`) }).click();
  const chat = page.getByRole('region', { name: `Chat with ${room.name}` });
  await expect(chat.getByRole('textbox')).toBeFocused();
  await chat.getByRole('textbox').fill('From the foot of the page');
  await chat.getByRole('textbox').press('Enter');
  await expect(message(editor, 'From the foot of the page')).toBeVisible();
  // It goes along from page to page, and is not there on messaging.
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.getByRole('link', { name: 'Foundation' }).first().click();
  await expect(chat).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await chat.getByRole('button', { name: 'Open in Messaging' }).click();
  await expect(page).toHaveURL(/\/app\/messaging\/channel/);
  await expect(page.getByRole('region', { name: `Chat with ${room.name}` }).getByRole('button', { name: 'Minimise' })).toHaveCount(0);
});

test('four chats fit: the oldest gives way, and one that is opened again goes to the end', async ({ page, product }) => {
  const rooms: Room[] = [];
  for (let index = 0; index < 5; index += 1) rooms.push(await makeRoom(product, []));
  await page.setViewportSize({ width: 1900, height: 900 });
  await openAs(page, product.url + home, 'founder@loopcrate.example');
  const drawer = await openChats(page);
  await drawer.getByRole('tab', { name: /Channels/ }).click();
  const chats = () => page.getByRole('region', { name: /^Chat with Room/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace('Chat with ', '')));
  for (const { name } of rooms.slice(0, 4)) await drawer.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect.poll(chats).toEqual(rooms.slice(0, 4).map(({ name }) => name));
  await drawer.getByRole('button', { name: new RegExp(`^${rooms[1]?.name ?? ''}`) }).click();
  await expect.poll(chats).toEqual([0, 2, 3, 1].map((index) => rooms[index]?.name));
  await drawer.getByRole('button', { name: new RegExp(`^${rooms[4]?.name ?? ''}`) }).click();
  await expect.poll(chats).toEqual([2, 3, 1, 4].map((index) => rooms[index]?.name));
});

test('a new message is told of elsewhere: toast, sound, badge and title; Ctrl and K switches on messaging', async ({ page, product }) => {
  const room = await makeRoom(product, ['editor']);
  await page.addInitScript(() => {
    const { AudioContext } = window;
    Object.assign(window, { sounds: 0, AudioContext: class extends AudioContext {
      constructor() {
        super();
        (window as unknown as { sounds: number }).sounds += 1;
      }
    } });
  });
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
  const isHeard = hears(page, 'inboxStream');
  await openAs(page, product.url + home, 'founder@loopcrate.example');
  await isHeard;
  const before = Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
  await room.post('editor', 'Are you there?');
  await expect(page.getByText("You've got a new message.")).toBeVisible();
  await expect.poll(sounds).toBe(1);
  await expect.poll(async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)).toBeGreaterThan(before);

  await page.goto(`${product.url}/app/messaging`);
  await expect(page.getByRole('heading', { name: 'Channels' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const switcher = page.getByRole('dialog', { name: 'Switch conversation' });
  await switcher.getByRole('combobox').fill(room.name);
  await switcher.getByRole('option', { name: new RegExp(room.name) }).click();
  await expect(message(page, 'Are you there?')).toBeVisible();
  await page.getByRole('button', { name: 'Mute sound' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mute sound' })).toHaveAttribute('aria-pressed', 'true');
});

test('a message written in one window of a person is in their other one', async ({ page, context, product }) => {
  const room = await makeRoom(product, []);
  await enter(page, product, 'founder', room);
  const second = await context.newPage();
  await second.goto(room.path);
  await composer(second).waitFor();
  await write(second, 'From the second window');
  await expect(message(page, 'From the second window')).toBeVisible();
  const client = await ApiClient.signIn(product.url, 'founder@loopcrate.example');
  const { channelMessages } = await client.graphql<{ channelMessages: { nodes: { line: object | null }[] } }>(
    'query ($channelId: ID!) { channelMessages(channelId: $channelId) { nodes { id line { kind } } } }', { channelId: room.id },
  );
  // Beside what the channel tells of itself.
  expect(channelMessages.nodes.filter(({ line }) => line === null)).toHaveLength(1);
});
