import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../fixture';

const pathOf = (key: string) => `/app/growth-framework/foundation?module=${key}`;
const textOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** An empty text to write in. */
async function startAfresh(page: Page, name: string): Promise<void> {
  await textOf(page, name).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
}

test('a module is written with Markdown, blocks by "/", a link on the selection and a table, and reads the same to others', async (
  { page, newPerson, ownProduct },
) => {
  await openAs(page, ownProduct.url + pathOf('vision'), 'founder@loopcrate.example');
  await startAfresh(page, 'Vision');
  const text = textOf(page, 'Vision');
  await page.keyboard.type('# Crates that come back\n**Nobody** buys a box twice, see https://loopcrate.example/plan today.\n- wash\n');
  await page.keyboard.press('Tab');
  await page.keyboard.type('by night\n\n\n');
  await expect(text.getByRole('heading', { name: 'Crates that come back' })).toBeVisible();
  await expect(text.getByText('Nobody', { exact: true })).toHaveCSS('font-weight', /^[67]\d\d$/);
  await expect(text.getByRole('link', { name: 'https://loopcrate.example/plan', exact: true })).toHaveAttribute(
    'href', 'https://loopcrate.example/plan',
  );

  await page.keyboard.type('/tab');
  await expect(page.getByRole('option', { name: 'Table' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('City');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Crates');
  await expect(text.getByRole('columnheader', { name: 'Crates' })).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('the plan');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Address' }).fill('loopcrate.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeHidden();
  await expect(text.getByRole('link', { name: 'plan', exact: true })).toHaveAttribute('href', 'https://loopcrate.example');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  const other = await newPerson();
  await openAs(other, ownProduct.url + pathOf('vision'), 'viewer@loopcrate.example');
  await expect(other.getByRole('link', { name: 'plan', exact: true })).toHaveAttribute('rel', /noopener/);
  await expect(other.getByRole('columnheader', { name: 'City' })).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: 'by night' })).toBeVisible();
  await expectAccessible(other);
});

test('the toolbar stays while a long text goes by, and Arabic is written from the right', async ({ page, ownProduct }) => {
  await openAs(page, ownProduct.url + pathOf('belief'), 'founder@loopcrate.example');
  await startAfresh(page, 'Belief');
  await page.keyboard.type('مرحبا بكم');
  await expect(textOf(page, 'Belief').getByText('مرحبا بكم')).toHaveCSS('direction', 'rtl');
  for (let line = 0; line < 45; line += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('the end');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeInViewport();
});

test('a comment shows its Markdown, which Ctrl+B writes', async ({ page, ownProduct }) => {
  await openAs(page, ownProduct.url + pathOf('mission'), 'founder@loopcrate.example');
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Ask them');
  await comment.press('Control+a');
  await comment.press('Control+b');
  await expect(comment).toHaveValue('**Ask them**');
  await comment.press('Control+End');
  await comment.pressSequentially(' at https://loopcrate.example');
  await comment.press('Enter');
  const sent = page.getByRole('listitem').filter({ hasText: 'Ask them' });
  await expect(sent.locator('strong')).toHaveText('Ask them');
  await expect(sent.getByRole('link', { name: 'https://loopcrate.example' })).toBeVisible();
});
