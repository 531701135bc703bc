import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';

async function openFiles(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Export or import' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
const exporting = (page: Page) => page.getByRole('dialog', { name: 'Export timeline' });
const importing = (page: Page) => page.getByRole('dialog', { name: 'Import goals' });
const bytesOf = async (download: Download) => new Uint8Array(await readFile(await download.path()));

/** A file that the browser makes. */
async function made(page: Page, format: 'PNG' | 'CSV'): Promise<{ name: string; bytes: Uint8Array }> {
  await exporting(page).getByRole('radio', { name: format }).check({ force: true });
  const coming = page.waitForEvent('download');
  await exporting(page).getByRole('button', { name: 'Export', exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

test('the timeline leaves as a PDF of one page, a picture and a table, which other programs read @desktop', async (
  { page, ownProduct },
) => {
  await openAs(page, `${ownProduct.url}/app/timeline`, FOUNDER);
  await openFiles(page, 'Export…');
  await expect(exporting(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await exporting(page).getByLabel('Page').selectOption({ label: 'A3, landscape' });
  await exporting(page).getByRole('button', { name: 'Export', exact: true }).click();
  const link = exporting(page).getByRole('list', { name: 'Your files' }).getByRole('link', { name: 'Download' });
  const coming = page.waitForEvent('download');
  await link.click({ timeout: 30_000 });
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^loopcrate-timeline-.*\.pdf$/);
  const pdf = await bytesOf(download);
  const { text, totalPages } = await extractText(new Uint8Array(pdf), { mergePages: true });
  expect(totalPages).toBe(1);
  const { error, stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
  for (const reading of [text, ...error ? [] : [stdout]]) {
    for (const words of [
      'Loopcrate: timeline', 'Pilot in Neukölln', 'Term sheet', 'Goal in progress', 'Funding',
    ]) expect(reading).toContain(words);
  }

  const png = await made(page, 'PNG');
  expect(png.name).toMatch(/^loopcrate-timeline-.*\.png$/);
  expect(Buffer.from(png.bytes.subarray(1, 4)).toString()).toBe('PNG');
  const [width, height] = [16, 20].map((at) => Buffer.from(png.bytes).readUInt32BE(at)) as [number, number];
  expect(width).toBeGreaterThanOrEqual(2_000);
  expect(height).toBeLessThan(width);

  const csv = await made(page, 'CSV');
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xEF, 0xBB, 0xBF]);
  expect(new TextDecoder().decode(csv.bytes)).toMatch(/^Title,Due date,Status.*\r\n(?:.*\r\n)*Term sheet,/);
});

test('a file is of what is shown, or of all of it', { tag: '@desktop' }, async ({ page, product }) => {
  await openAs(page, `${product.url}/app/timeline?status=ACHIEVED`, FOUNDER);
  await openFiles(page, 'Export…');
  const table = async () => new TextDecoder().decode((await made(page, 'CSV')).bytes);
  expect(await table()).not.toContain('In progress');
  await exporting(page).getByLabel('Contents').selectOption('whole');
  expect(await table()).toContain('In progress');
});

test('goals come from a file: bad rows are named and given back, good ones are written when it is told to @desktop', async (
  { page, ownProduct },
) => {
  await openAs(page, `${ownProduct.url}/app/timeline?view=list`, FOUNDER);
  await openFiles(page, 'Import goals from CSV…');
  const lines = [
    'Title;Due date;Value;Category', 'Glass crates in two shops;2027-02-01;Both sell;Glassworks', 'No value;2027-02-01;;',
    'Bad day;soon;Done;',
  ];
  await importing(page).getByLabel('CSV file').setInputFiles({
    name: 'goals.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')),
  });
  await expect(importing(page).getByText('1 of 3 rows are ready')).toBeVisible();
  await expect(importing(page).getByText('Value is required')).toBeVisible();
  await expect(importing(page).getByText('Use a date such as 2026-05-31')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const goal = page.getByRole('button', { name: /^Glass crates in two shops/ });
  await expect(goal).toBeHidden();

  await importing(page).getByRole('button', { name: 'Import 1 goal' }).click();
  await expect(importing(page).getByText('1 goal imported')).toBeVisible();
  const coming = page.waitForEvent('download');
  await importing(page).getByRole('button', { name: 'Download the 2 rows' }).click();
  const left = new TextDecoder().decode(await bytesOf(await coming));
  expect(left).toContain('Bad day;soon');
  expect(left).not.toContain('Glass crates');
  await importing(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(goal).toBeVisible();
});

test('who only views exports and imports nothing', { tag: '@desktop' }, async ({ page, product }) => {
  await openAs(page, `${product.url}/app/timeline`, 'viewer@loopcrate.example');
  await page.getByRole('button', { name: 'Export or import' }).click();
  await expect(page.getByRole('menuitem', { name: 'Export…' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Import/ })).toBeHidden();
});
