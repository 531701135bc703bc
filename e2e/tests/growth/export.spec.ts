import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const PLACE = '/app/growth-framework/business-model?module=customerSegment';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export' });

async function openDialog(page: Page, url: string, email?: string): Promise<void> {
  await openAs(page, url + PLACE, email ?? 'founder@loopcrate.example');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog(page).getByText('7 of 7 areas')).toBeVisible();
}

/** Asks for a file and fetches it once it is there, by what its name ends with. */
async function exported(page: Page, format: 'PDF' | 'DOCX' | 'CSV', ending: string): Promise<{ name: string; bytes: Uint8Array }> {
  await dialog(page).getByRole('radio', { name: format }).check({ force: true });
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  const file = dialog(page).getByRole('list', { name: 'Your files' }).getByRole('listitem').filter({ hasText: ending });
  const coming = page.waitForEvent('download');
  await file.getByRole('link', { name: 'Download' }).click({ timeout: 30_000 });
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

test('the plan leaves as a PDF, a document and tables, which another program reads', { tag: '@desktop' }, async ({ page, ownProduct }) => {
  await openDialog(page, ownProduct.url);
  await expectAccessibleInBothThemes(page);
  const pdf = await exported(page, 'PDF', '.pdf');
  expect(pdf.name).toMatch(/^loopcrate-plan-.*\.pdf$/);
  const { text } = await extractText(pdf.bytes, { mergePages: true });
  for (const words of ['Loopcrate', 'Foundation', 'Independent grocers', 'Usage Fee']) expect(text).toContain(words);
  await page.reload();
  const docx = unzipSync((await exported(page, 'DOCX', '.docx')).bytes);
  expect(strFromU8(docx['word/document.xml'] as Uint8Array)).toContain('Independent grocers');
  await page.reload();
  const csv = unzipSync((await exported(page, 'CSV', '.zip')).bytes);
  expect(strFromU8(csv['customer-segments.csv'] as Uint8Array)).toContain('Independent grocers');
});

test('who closes the dialog is told when the file is there, and finds it again', async ({ page, ownProduct }) => {
  await openDialog(page, ownProduct.url);
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.goto(`${ownProduct.url}/app/explore/notification`);
  const row = page.getByRole('link', { name: /loopcrate-plan-.* is there/ });
  await row.click();
  await expect(dialog(page).getByRole('link', { name: 'Download' })).toBeVisible();
});
