import { randomUUID } from 'node:crypto';
import { ApiClient } from '../../server/api-client.mjs';
import { composer, enter, makeRoom, message, userIdOf, write } from '../chat-room';
import { expect, signIn, test } from '../fixture';

test('the first message of somebody arrives in the empty chat with them, and so does the answer', async ({ page, newPerson, product }) => {
  const [viewer, custom] = await Promise.all(['viewer', 'custom'].map((who) => ApiClient.signIn(product.url, `${who}@loopcrate.example`)));
  const address = async (client: ApiClient | undefined) => (
    `${product.url}/app/messaging/user?name=${encodeURIComponent(`Somebody-${client ? await userIdOf(client) : ''}`)}`
  );
  const other = await newPerson();
  await signIn(page, product.url, 'viewer@loopcrate.example');
  await signIn(other, product.url, 'custom@loopcrate.example');
  await page.goto(await address(custom));
  await other.goto(await address(viewer));
  await composer(page).waitFor();
  const [question, answer] = [`Question ${randomUUID()}`, `Answer ${randomUUID()}`];
  await write(other, question);
  await expect(message(page, question)).toBeVisible();
  await write(page, answer);
  await expect(message(other, answer)).toBeVisible();
  await expect(message(page, answer)).toHaveCount(1);
});

test('scrolled up without a line one can still write; the rest of the history comes by itself with the line', async (
  { page, context, product, guard },
) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/);
  // A page has 15, and a room that is opened fetches what fills its height and the next two screens above: a few of them. The rest is
  // missing, however fast that went.
  const room = await makeRoom(product, [], { messages: 150 });
  await enter(page, product, 'founder', room);
  await expect(message(page, 'Number 150')).toBeVisible();
  await context.setOffline(true);
  const log = page.getByRole('log', { name: 'Messages' });
  const up = () => log.evaluate((element) => {
    // What is laid out from its end counts from there.
    for (const each of [element, ...element.querySelectorAll('*')]) each.scrollTop = -each.scrollHeight;
  });
  await expect.poll(async () => {
    await up();
    return page.getByText('Some messages could not be loaded.').isVisible();
  }).toBe(true);
  await write(page, 'Written meanwhile');
  await context.setOffline(false);
  await expect(page.getByText('Some messages could not be loaded.')).toBeHidden({ timeout: 20_000 });
  await expect.poll(async () => {
    await up();
    return message(page, /Number 1$/).isVisible();
  }).toBe(true);
});
