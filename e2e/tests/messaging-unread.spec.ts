import { randomUUID } from 'node:crypto';
import { enter, makeRoom, message, row, type Room } from './chat-room';
import { expect, signIn, test } from './fixture';

/** Messages a request; the server takes at most fifteen commands in one. */
const AT_ONCE = 10;

/** Very many messages, written by the founder as fast as the server takes them; answers with their ids. */
async function fillLong(room: Room, count: number): Promise<string[]> {
  const founder = await room.as('founder');
  const ask = Array.from({ length: AT_ONCE }, (_, at) => `m${at}: sendChannelMessage(channelId: $channelId, input: $i${at}) { error { message } }`).join(' ');
  const variables = Array.from({ length: AT_ONCE }, (_, at) => `$i${at}: MessageInput!`).join(', ');
  const ids = Array.from({ length: count }, () => randomUUID());
  for (let from = 0; from < count; from += AT_ONCE) {
    const inputs = ids.slice(from, from + AT_ONCE).map((id, at) => [`i${at}`, { id, body: `Number ${from + at + 1}` }]);
    await founder.graphql(`mutation ($channelId: ID!, ${variables}) { ${ask} }`, { channelId: room.id, ...Object.fromEntries(inputs) });
  }
  return ids;
}

/** The room with forty messages of somebody else that the founder has not read. */
async function fillUnread(room: Room, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) await room.post('editor', `Unread ${index} of ${count}`);
}

test('forty unread stand under one line that says so; opening reads them, in every tab', async ({ page, context, product }) => {
  const room = await makeRoom(product, ['editor'], { messages: 30 });
  await fillUnread(room, 40);
  await signIn(page, product.url, 'founder@loopcrate.example');
  const secondTab = await context.newPage();
  await secondTab.goto(`${product.url}/app/messaging`);
  await expect(row(secondTab, room)).toContainText('40');
  const unread = row(secondTab, room).getByText('unread', { exact: true });
  await page.bringToFront();
  await page.goto(room.path);
  const line = page.getByText('40 new');
  await expect(line).toBeInViewport();
  await expect(message(page, 'Unread 1 of 40')).toBeInViewport();
  await expect(message(page, 'Number 30')).toBeInViewport();
  // The row it stands in, above the message.
  const lined = page.locator('[data-message]').filter({ has: line });
  await expect(lined).toContainText(/40 new.*Unread 1 of 40$/s);
  // Read at once, though the latest was not scrolled to.
  await expect(unread).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();

  // The line stays above the first of them as older ones load.
  await page.getByRole('log', { name: 'Messages' }).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -700);
    await expect(message(page, /Number 5$/m)).toBeVisible({ timeout: 400 });
  }).toPass({ timeout: 20_000 });
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(line).toBeInViewport({ timeout: 400 });
  }).toPass({ timeout: 20_000 });
  await expect(lined).toContainText(/40 new.*Unread 1 of 40$/s);

  // What comes below while one reads further up stays unread until one goes there.
  await room.post('editor', 'One more');
  await expect(unread).toBeAttached();
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(message(page, 'One more')).toBeInViewport();
  await expect(page.getByText(/^\d+ new$/)).toHaveCount(0);
  await expect(unread).toHaveCount(0);
  // Opened again it begins at the end.
  await page.reload();
  await expect(message(page, 'One more')).toBeInViewport();
});

test('a channel with a thousand messages scrolls both ways, from its end and from a link into its middle', async ({ page, product }) => {
  const room = await makeRoom(product, []);
  const ids = await fillLong(room, 1000);
  const list = page.getByRole('log', { name: 'Messages' });
  const numbers = async () => (await list.getByRole('article').allInnerTexts()).flatMap((text) => /Number (\d+)/.exec(text)?.[1] ?? []).map(Number);
  const scrollTo = async (wanted: number, step: number) => {
    await list.hover();
    await expect(async () => {
      await page.mouse.wheel(0, step);
      expect(await numbers()).toContain(wanted);
    }).toPass({ timeout: 20_000, intervals: [50] });
    // None is missing or stands twice, and only what is near the screen is in the document.
    const shown = await numbers();
    expect(shown).toEqual(Array.from(shown, (_, index) => (shown[0] ?? 0) + index));
    expect(shown.length).toBeLessThan(100);
  };
  await enter(page, product, 'founder', room);
  await expect(message(page, 'Number 1000')).toBeInViewport();
  await scrollTo(900, -700);

  await page.goto(`${room.path}&message=${ids[499] ?? ''}`);
  await expect(message(page, 'Number 500')).toBeInViewport();
  await scrollTo(420, -700);
  await scrollTo(580, 700);
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(message(page, 'Number 1000')).toBeInViewport();
});
