import { makeRoom, message, row, type Room } from '../chat-room';
import { expect, signIn, test } from '../fixture';

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
  // The line stays where it was: what comes before one's eyes is not new.
  await expect(page.getByText(/^\d+ new$/)).not.toBeInViewport();
  await expect(unread).toHaveCount(0);
  // Opened again it begins at the end.
  await page.reload();
  await expect(message(page, 'One more')).toBeInViewport();
});
