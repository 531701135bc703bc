import { choose, composer, enter, makeRoom, message, write } from '../chat-room';
import { expect, expectAccessible, test } from '../fixture';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a picture is shown in full in its place, looked at nearer, and closed by key', async ({ page, product }) => {
  const room = await makeRoom(product, []);
  await enter(page, product, 'founder', room);
  const files = ['crate.png', 'shelf.png'].map((name) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') }));
  await page.locator('input[type=file]').first().setInputFiles(files);
  await expect(page.getByRole('button', { name: 'Remove shelf.png' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await write(page, 'The new crate');
  await message(page, 'The new crate').getByRole('link', { name: 'crate.png' }).click();
  const viewer = page.getByRole('dialog', { name: 'crate.png' });
  await expect(viewer.getByText('1 of 2')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('+');
  await expect(viewer.getByRole('img', { name: 'crate.png' })).toHaveAttribute('style', /150%/);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('dialog', { name: 'shelf.png' });
  await expect(second.getByText('2 of 2')).toBeVisible();
  const download = page.waitForEvent('download');
  await second.getByRole('link', { name: 'Download shelf.png' }).click();
  expect((await download).suggestedFilename()).toBe('shelf.png');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an admin is made and manages the channel at once, and the creator leaves it to them @desktop', async (
  { page, newPerson, product },
) => {
  const room = await makeRoom(product, ['editor']);
  await enter(page, product, 'founder', room);
  const other = await newPerson();
  await enter(other, product, 'editor', room);
  for (const each of [page, other]) await each.getByRole('button', { name: 'Channel details' }).click();
  const theirs = other.getByRole('complementary', { name: 'Channel details' });
  const ours = page.getByRole('complementary', { name: 'Channel details' });
  await expect(theirs.getByText('Admin', { exact: true })).toHaveCount(1);
  await expect(theirs.getByRole('button', { name: 'Add Participants' })).toHaveCount(0);
  const press = ours.getByRole('button', { name: /^Admin: / });
  await press.click();
  await expect(press).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await expect(theirs.getByRole('button', { name: 'Add Participants' })).toBeVisible();
  await expect(theirs.getByText('Admin', { exact: true })).toHaveCount(2);
  await expect(theirs.getByRole('button', { name: 'Delete Channel' })).toHaveCount(0);
  await ours.getByRole('button', { name: 'Leave Channel' }).click();
  await expect(theirs.getByRole('button', { name: 'Delete Channel' })).toBeVisible();
});

test('a message is passed on with who wrote it; only who may read it there is led back @desktop', async ({ page, newPerson, product }) => {
  const from = await makeRoom(product, ['admin'], { type: 'CLOSE' });
  const to = await makeRoom(product, ['editor'], { type: 'CLOSE' });
  await from.post('admin', 'The lease is signed');
  await enter(page, product, 'founder', from);
  const other = await newPerson();
  await enter(other, product, 'editor', to);
  await choose(page, 'The lease is signed', 'Forward');
  const dialog = page.getByRole('dialog', { name: 'Forward message' });
  await dialog.getByRole('textbox', { name: 'Search people and channels' }).fill(to.name);
  await dialog.getByRole('button', { name: `Forward to ${to.name}` }).click();
  await expect(dialog.getByRole('button', { name: `Sent to ${to.name}` })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await expect(message(other, 'The lease is signed')).toContainText('Forwarded from');
  await expect(message(other, 'The lease is signed').getByRole('button', { name: 'Show', exact: true })).toHaveCount(0);
  await page.goto(to.path);
  await message(page, 'The lease is signed').getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(from.id));
  await expect(message(page, 'The lease is signed')).toBeVisible();
});

test('everybody in a channel is called by one word, and finds it as a mention @desktop', async ({ page, newPerson, product }) => {
  const room = await makeRoom(product, ['editor']);
  await enter(page, product, 'founder', room);
  const other = await newPerson();
  await enter(other, product, 'editor', room);
  await composer(page).pressSequentially('@chan');
  await page.getByRole('option', { name: /channel/ }).click();
  await composer(page).pressSequentially('the van is here');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(message(other, 'the van is here')).toContainText('@channel');
});
