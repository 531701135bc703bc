import { composer, enter, makeRoom, message, row, toolbar, userIdOf, write } from '../chat-room';
import { expect, test } from '../fixture';
import { slowness } from '../../slowness';

test('a message that waits in one tab outlives what is typed in another, and goes out once', async ({ page, context, product, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|WebSocket/);
  const room = await makeRoom(product, []);
  await enter(page, product, 'founder', room);
  const newer = await context.newPage();
  await newer.goto(room.path);
  await composer(newer).waitFor();
  await context.route(
    '**/graphql', (route) => (route.request().postData()?.includes('Kept by the newer tab') ? route.abort() : route.continue()),
  );
  await write(newer, 'Kept by the newer tab');
  // The older tab shows it too, and a letter typed there leaves it alone.
  await expect(message(page, 'Kept by the newer tab').getByText(/Waiting|Sending/)).toBeVisible();
  await composer(page).pressSequentially('H');
  await newer.reload();
  await expect(message(newer, 'Kept by the newer tab').getByText(/Waiting|Sending/)).toBeVisible();
  await expect(composer(newer)).toHaveValue('H');
  await context.unroute('**/graphql');
  for (const tab of [page, newer]) {
    await expect(message(tab, 'Kept by the newer tab').getByText(/Waiting|Sending/)).toHaveCount(0, { timeout: 30_000 * slowness });
    await expect(message(tab, 'Kept by the newer tab')).toHaveCount(1);
  }
  await page.reload();
  await expect(composer(page)).toHaveValue('H');
  await expect(message(page, 'Kept by the newer tab')).toHaveCount(1);
});

test('a draft is the same in two tabs: written in one, sent from the other, and gone in both', async ({ page, context, product }) => {
  const room = await makeRoom(product, []);
  await enter(page, product, 'founder', room);
  const second = await context.newPage();
  await second.goto(`${product.url}/app/messaging`);
  await row(second, room).waitFor();
  await composer(page).pressSequentially('Half a thought');
  await expect(row(second, room)).toContainText('Draft: Half a thought');
  // The person goes over to the other tab.
  await composer(page).blur();
  await row(second, room).click();
  await expect(composer(second)).toHaveValue('Half a thought');
  await composer(second).press('End');
  await composer(second).pressSequentially(' more');
  await expect(composer(page)).toHaveValue('Half a thought more');
  await composer(second).press('Enter');
  await expect(message(page, 'Half a thought more')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await page.reload();
  await expect(message(page, 'Half a thought more')).toHaveCount(1);
  await expect(composer(page)).toHaveValue('');
});

test('what is answered is kept with the draft over a reload and another conversation', async ({ page, product }) => {
  const [room, other] = [await makeRoom(product, []), await makeRoom(product, [])];
  await room.post('founder', 'Meet at ten');
  await enter(page, product, 'founder', room);
  await (await toolbar(page, 'Meet at ten')).getByRole('button', { name: 'Reply' }).click();
  await expect(composer(page)).toBeFocused();
  await composer(page).pressSequentially('I will be there');
  const stop = page.getByRole('button', { name: 'Do not answer this' });
  await page.reload();
  await expect(stop).toBeVisible();
  await page.goto(other.path);
  await composer(page).waitFor();
  await expect(stop).toHaveCount(0);
  await page.goBack();
  await expect(stop).toBeVisible();
  await composer(page).press('Enter');
  await expect(stop).toHaveCount(0);
  await expect(message(page, 'I will be there')).toContainText('Meet at ten');
});

test('what waits for a channel one is removed from is let go with a word', async ({ page, product, guard }) => {
  guard.allow(/ERR_FAILED|Failed to load resource/);
  const room = await makeRoom(product, ['editor'], { type: 'CLOSE' });
  await enter(page, product, 'editor', room);
  await page.route('**/graphql', (route) => (route.request().postData()?.includes('Too late') ? route.abort() : route.continue()));
  await write(page, 'Too late');
  const founder = await room.as('founder');
  await founder.graphql(
    'mutation ($channelId: ID!, $userId: ID!) { removeParticipant(channelId: $channelId, userId: $userId) { error { message } } }',
    { channelId: room.id, userId: await userIdOf(await room.as('editor')) },
  );
  await expect(page.getByText(`You are not in ${room.name} any more`)).toBeVisible();
  await page.unroute('**/graphql');
  await expect(page.getByText('The channel is not here any more: “Too late”')).toBeVisible({ timeout: 30_000 * slowness });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox:')))).toEqual([]);
});
