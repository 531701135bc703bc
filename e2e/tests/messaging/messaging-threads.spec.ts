import type { Locator } from '@playwright/test';
import { choose, composer, enter, makeRoom, message, write } from '../chat-room';
import { expect, expectAccessible, test } from '../fixture';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function answer(pane: Locator, text: string): Promise<void> {
  await pane.getByRole('textbox', { name: 'Message the thread' }).fill(text);
  await pane.getByRole('button', { name: 'Send', exact: true }).click();
}

test('two people answer in a thread beside the chat, live, and its address leads there', async ({ page, newPerson, product }) => {
  const room = await makeRoom(product, ['editor']);
  await room.post('editor', 'Which depot do we take?');
  await enter(page, product, 'founder', room);
  const other = await newPerson();
  await enter(other, product, 'editor', room);

  await choose(page, 'Which depot do we take?', 'Reply in thread');
  const pane = page.getByRole('complementary', { name: 'Thread' });
  await answer(pane, 'The north one');
  await expect(pane.getByRole('article')).toHaveCount(2);
  await expect(pane.getByText(/Sending|Waiting/)).toHaveCount(0);
  await expectAccessible(page);

  await other.getByRole('button', { name: '1 reply' }).click();
  const theirs = other.getByRole('complementary', { name: 'Thread' });
  await expect(theirs.getByText('The north one')).toBeVisible();
  await answer(theirs, 'Then I call them');
  await expect(pane.getByText('Then I call them')).toBeVisible();

  // The address of the thread is the page's.
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Thread' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('complementary', { name: 'Thread' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('complementary', { name: 'Thread' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '2 replies' })).toBeVisible();
});

test('the files of a conversation are listed, and lead to where they were sent', async ({ page, product }) => {
  const room = await makeRoom(product, []);
  await enter(page, product, 'founder', room);
  await page.locator('input[type=file]').first().setInputFiles({
    name: 'crate.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64'),
  });
  await expect(page.getByRole('button', { name: 'Remove crate.png' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await write(page, 'The new crate');
  await expect(message(page, 'The new crate').getByRole('img', { name: 'crate.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Channel details' }).click();
  const details = page.getByRole('complementary', { name: 'Channel details' });
  await details.getByRole('tab', { name: 'Files' }).click();
  await expect(details.getByRole('link', { name: /crate\.png/ })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Show crate.png in the chat' }).click();
  await expect(page).toHaveURL(/message=/);
  await expect(composer(page)).toBeVisible();
});
