import { composer, enter, makeRoom, message, row, write } from './chat-room';
import { expect, expectAccessibleInBothThemes, test } from './fixture';

test('a channel is renamed and described by its admin, and everybody reads so; a rename is a dot, not a number', async ({ page, newPerson, product }) => {
  const room = await makeRoom(product, ['editor']);
  const other = await newPerson();
  await enter(page, product, 'founder', room);
  await enter(other, product, 'editor', room);
  await page.getByRole('button', { name: 'Channel details' }).click();
  await expect(other.getByText(/created the channel/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit channel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit channel' });
  const name = `${room.name} two`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description').fill('What we say of the pilot.');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(other.getByText(`renamed the channel to “${name}”`)).toBeVisible();
  await expect(other.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(`You renamed the channel to “${name}”`)).toBeVisible();
  await other.getByRole('button', { name: 'Channel details' }).click();
  await expect(other.getByText('What we say of the pilot.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit channel' })).toHaveCount(0);
});

test('words that were not sent are on the other device, and gone there once they are', async ({ page, newPerson, product }) => {
  const room = await makeRoom(product, []);
  const phone = await newPerson();
  await enter(page, product, 'founder', room);
  await enter(phone, product, 'founder', room);
  await composer(page).pressSequentially('Half a thought');
  await expect(composer(phone)).toHaveValue('Half a thought');
  await composer(phone).press('End');
  await composer(phone).pressSequentially(', ended');
  await expect(composer(page)).toHaveValue('Half a thought, ended');
  await write(phone, 'Half a thought, ended here');
  await expect(message(page, 'Half a thought, ended here')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await expect(row(page, room)).not.toContainText('Draft');
});
