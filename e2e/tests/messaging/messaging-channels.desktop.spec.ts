import { randomUUID } from 'node:crypto';
import { composer, enter, makeRoom, message, row, userIdOf, write } from '../chat-room';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

test('a channel is renamed and described by its admin, and everybody reads so; a rename is a dot, not a number', async (
  { page, newPerson, product },
) => {
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

test('a closed channel is nowhere for who takes no part, and who is removed is out at once', async ({ page, newPerson, product }) => {
  const room = await makeRoom(product, ['editor'], { type: 'CLOSE' });
  const stranger = await newPerson();
  await enter(page, product, 'editor', room);
  await openAs(stranger, room.path, 'viewer@loopcrate.example');
  await expect(stranger.getByText('This channel is not here')).toBeVisible();
  await stranger.goto(`${product.url}/app/messaging`);
  await stranger.getByLabel('Search people here').fill(room.name);
  await expect(stranger.getByText('No message fits.')).toBeVisible();
  await expect(stranger.getByRole('button', { name: new RegExp(room.name) })).toHaveCount(0);

  await room.post('founder', 'Between us');
  await expect(message(page, 'Between us')).toBeVisible();
  await composer(page).fill('Half a thought');
  const founder = await room.as('founder');
  await founder.graphql(
    'mutation ($channelId: ID!, $userId: ID!) { removeParticipant(channelId: $channelId, userId: $userId) { error { message } } }',
    { channelId: room.id, userId: await userIdOf(await room.as('editor')) },
  );
  await expect(page.getByText(`You are not in ${room.name} any more`)).toBeVisible();
  // What one had begun to write stays one's own.
  await expect(page.getByRole('region', { name: 'What you had begun to write' })).toContainText('Half a thought');
  await room.post('founder', 'Not for the editor');
  await expect(page.getByText('Not for the editor')).toHaveCount(0);
});

test('an open channel is found and joined', async ({ page, product }) => {
  const room = await makeRoom(product, [], { messages: 1 });
  await openAs(page, `${product.url}/app/messaging`, 'viewer@loopcrate.example');
  await page.getByRole('button', { name: 'Browse channels' }).click();
  const dialog = page.getByRole('dialog', { name: 'Browse channels' });
  await dialog.getByLabel('Search channels').fill(room.name);
  await dialog.getByRole('button', { name: `Join ${room.name}` }).click();
  await expect(message(page, 'Number 1')).toBeVisible();
  await write(page, 'Here I am');
  await expect(message(page, 'Here I am')).toBeVisible();
});

test('a long list goes on by itself as its end comes near, and ends with its last row', async ({ page, product }) => {
  const room = await makeRoom(product, []);
  const founder = await room.as('founder');
  const word = `Ledger ${randomUUID().slice(0, 8)}`;
  const names = Array.from({ length: 40 }, (_, number) => `${word} ${String(number).padStart(2, '0')}`);
  for (const name of names) {
    await founder.graphql('mutation ($input: CreateChannelInput!) { createChannel(input: $input) { error { message } } }', {
      input: { id: randomUUID(), name, type: 'OPEN' },
    });
  }
  await openAs(page, `${product.url}/app/messaging`, 'viewer@loopcrate.example');
  await page.getByRole('button', { name: 'Browse channels' }).click();
  const dialog = page.getByRole('dialog', { name: 'Browse channels' });
  await dialog.getByLabel('Search channels').fill(word);
  await expect(dialog.getByText(names[0] as string)).toBeVisible();
  // What is not near the end is not asked for.
  await expect(dialog.getByText(names[39] as string)).toHaveCount(0);
  for (const at of [14, 29, 39]) await dialog.getByText(names[at] as string).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('listitem')).toHaveCount(40);
  await expect(dialog.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});
