import { composer, enter, makeRoom, message, write } from '../chat-room';
import { expect, test } from '../fixture';
import { slowness } from '../../slowness';

test('what is written offline waits, outlives a new tab, and goes out in order when the line is back', async (
  { page, context, newPerson, product, guard },
) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/);
  const room = await makeRoom(product, ['editor']);
  const other = await newPerson();
  await enter(page, product, 'founder', room);
  await enter(other, product, 'editor', room);
  await context.setOffline(true);
  for (const number of [1, 2, 3]) await write(page, `Offline ${number}`);
  await expect(message(page, 'Offline 3').getByText(/Waiting|Sending/)).toBeVisible();
  await expect(message(other, 'Offline 1')).toHaveCount(0);
  await context.setOffline(false);
  await expect(message(other, 'Offline 3')).toBeVisible({ timeout: 20_000 });
  const seen = (await other.getByRole('log').getByRole('article').allInnerTexts()).flatMap((text) => /Offline \d/.exec(text)?.[0] ?? []);
  expect(seen).toEqual(['Offline 1', 'Offline 2', 'Offline 3']);
  await expect(message(page, 'Offline 3').getByText(/Waiting|Sending/)).toHaveCount(0);
});

test('a message that waits is kept on the device: another page of the same browser sends it', async ({ page, context, product, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|WebSocket/);
  const room = await makeRoom(product, []);
  await enter(page, product, 'founder', room);
  await page.route(
    '**/graphql', (route) => (route.request().postData()?.includes('Kept on the device') ? route.abort() : route.continue()),
  );
  await write(page, 'Kept on the device');
  await expect(message(page, 'Kept on the device').getByText(/Waiting|Sending/)).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await next.goto(room.path);
  await expect(message(next, 'Kept on the device')).toBeVisible();
  await expect(message(next, 'Kept on the device').getByText(/Waiting|Sending/)).toHaveCount(0);
  await next.reload();
  await expect(message(next, 'Kept on the device')).toHaveCount(1);
});

test('after ten minutes it is Not sent: Try again sends it, Delete takes it away', async ({ page, context, product, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/);
  const room = await makeRoom(product, []);
  await page.clock.install();
  await enter(page, product, 'founder', room);
  await context.setOffline(true);
  await write(page, 'Keep me');
  await write(page, 'Drop me');
  await page.clock.fastForward('11:00');
  await expect(message(page, 'Keep me').getByText('Not sent')).toBeVisible();
  await message(page, 'Drop me').getByRole('button', { name: 'Delete' }).click();
  await expect(message(page, 'Drop me')).toHaveCount(0);
  await context.setOffline(false);
  await message(page, 'Keep me').getByRole('button', { name: 'Try again' }).click();
  await page.clock.runFor(20_000);
  await expect(message(page, 'Keep me').getByText(/Not sent|Waiting|Sending/)).toHaveCount(0);
  await expect(composer(page)).toHaveValue('');
});

test.describe('with tokens of a few seconds', () => {
  test.use({ productEnv: { ACCESS_TOKEN_SECONDS: String(4 * slowness) } });

  test('a token that runs out on an open socket is refreshed, and nothing written meanwhile is missed', async (
    { page, newPerson, ownProduct, guard },
  ) => {
    guard.allow(/401|Failed to load resource/);
    const room = await makeRoom(ownProduct, ['editor']);
    const other = await newPerson();
    let closed = 0;
    page.on('websocket', (socket) => socket.on('close', () => {
      closed += 1;
    }));
    await enter(page, ownProduct, 'founder', room);
    await enter(other, ownProduct, 'editor', room);
    for (const round of [1, 2]) {
      const before = closed;
      await expect.poll(() => closed, { timeout: 15_000 * slowness }).toBeGreaterThan(before);
      await write(other, `After token ${round}`);
      await expect(message(page, `After token ${round}`)).toBeVisible();
    }
    await write(page, 'With a fresh one');
    await expect(message(other, 'With a fresh one')).toBeVisible();
  });
});
