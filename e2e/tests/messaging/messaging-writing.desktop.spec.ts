import type { Page } from '@playwright/test';
import { choose, composer, enter, makeRoom, message, write } from '../chat-room';
import { expect, expectAccessible, test } from '../fixture';

/** A file that the person holds: dropped on an element, or pasted into it. */
async function give(
  page: Page, selector: string, how: 'drop' | 'paste', file: { name: string; type: string; base64: string },
): Promise<void> {
  await page.locator(selector).first().evaluate((element, { how: kind, file: { name, type, base64 } }) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }));
    if (kind === 'paste') element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    else for (const event of [
      'dragenter', 'dragover', 'drop',
    ]) element.dispatchEvent(new DragEvent(event, { dataTransfer: data, bubbles: true, cancelable: true }));
  }, { how, file });
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a picture that is pasted and a file that is dropped on the messages go along', async ({ page, newPerson, product }) => {
  const room = await makeRoom(product, ['editor'], { messages: 1 });
  await enter(page, product, 'founder', room);
  await give(page, 'textarea', 'paste', { name: 'crate.png', type: 'image/png', base64: PIXEL });
  await expect(page.getByRole('button', { name: 'Remove crate.png' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await write(page, 'The new crate');
  await expect(message(page, 'The new crate').getByRole('img', { name: 'crate.png' })).toBeVisible();

  await give(page, '[role=log]', 'drop', { name: 'loops.txt', type: 'text/plain', base64: btoa('5.6 days') });
  await expect(page.getByRole('button', { name: 'Remove loops.txt' })).toBeVisible();
  await write(page, 'And the numbers');
  await expect(message(page, 'And the numbers').getByRole('link', { name: /loops\.txt/ })).toBeVisible();

  const other = await newPerson();
  await enter(other, product, 'editor', room);
  await expect(message(other, 'The new crate').getByRole('img', { name: 'crate.png' })).toBeVisible();
  await expect(message(other, 'And the numbers').getByRole('link', { name: /loops\.txt/ })).toBeVisible();
});

test('a text over the limit stays in the field with the reason, and goes once it is shorter', async ({ page, product }) => {
  const room = await makeRoom(product, []);
  await enter(page, product, 'founder', room);
  await write(page, 'word '.repeat(1601).trim());
  await expect(page.getByRole('alert').getByText('A message can have at most 8,000 characters.')).toBeVisible();
  await expect(page.getByText('4 too many')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('article')).toHaveCount(0);
  for (let count = 0; count < 4; count += 1) await composer(page).press('Backspace');
  await composer(page).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(/Not sent|Sending/)).toHaveCount(0);
  await expect(composer(page)).toHaveValue('');
});

test('a message that the server refuses says why and can be deleted; an edit that it refuses keeps its text', async ({ page, product }) => {
  const room = await makeRoom(product, ['editor']);
  await enter(page, product, 'editor', room);
  await write(page, 'Mine');
  await expect(message(page, 'Mine').getByText(/Sending/)).toHaveCount(0);
  await choose(page, 'Mine', 'Edit message');
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'EditMessage' && operationName !== 'SendToChannel') return route.continue();
    const field = operationName === 'EditMessage' ? 'editMessage' : 'sendChannelMessage';
    return route.fulfill({ json: { data: { [field]: {
      __typename: 'MessagePayload', message: null,
      error: { __typename: 'UserError', code: 'FORBIDDEN', field: null, message: 'You take no part here any more.' },
    } } } });
  });
  const field = page.getByRole('textbox', { name: 'Edit message' });
  await field.fill('Mine, changed');
  await field.press('Enter');
  await expect(page.getByText('Access Denied.')).toBeVisible();
  await expect(field).toHaveValue('Mine, changed');
  await field.press('Escape');

  await write(page, 'Refused');
  await expect(message(page, 'Refused').getByText('You take no part here any more.')).toBeVisible();
  await message(page, 'Refused').getByRole('button', { name: 'Edit' }).click();
  await expect(field).toHaveValue('Refused');
  await field.press('Escape');
  await message(page, 'Refused').getByRole('button', { name: 'Delete' }).click();
  await expect(message(page, 'Refused')).toHaveCount(0);
});
