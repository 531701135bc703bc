import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** What other programs read in a PDF: one that is always there, and poppler's where it is installed. */
async function readings(pdf: Uint8Array): Promise<Record<string, string>> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  const { error, stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  return { unpdf: text, ...(!error && { pdftotext: stdout }) };
}

/** What LibreOffice reads in a document; null where it is not installed. */
async function asLibreOffice(docx: Uint8Array): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'plan-'));
  try {
    await writeFile(join(folder, 'plan.docx'), docx);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const { error } = spawnSync('soffice', [
      profile, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, join(folder, 'plan.docx'),
    ]);
    return error ? null : await readFile(join(folder, 'plan.txt'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The words of a document, as they stand in its paragraphs. */
function wordsOf(docx: Uint8Array): string[] {
  const xml = strFromU8(unzipSync(docx)['word/document.xml'] as Uint8Array);
  const text = xml.replace(/<\/w:p>/g, ' ').replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '');
  return [...new Set(text.match(/[\p{L}\p{N}][\p{L}\p{N}€%.,'’-]*/gu))];
}
// A word that is too long for its column is broken there.
const squeezed = (text: string) => text.replace(/\s/g, '');

test('the plan leaves as a PDF, a document and tables, which another program reads', { tag: '@desktop' }, async ({ page, ownProduct }) => {
  await openDialog(page, ownProduct.url);
  await expectAccessibleInBothThemes(page);
  const pdf = await exported(page, 'PDF', '.pdf');
  expect(pdf.name).toMatch(/^loopcrate-plan-.*\.pdf$/);
  await page.reload();
  const docx = (await exported(page, 'DOCX', '.docx')).bytes;
  const words = wordsOf(docx);
  expect(words).toEqual(expect.arrayContaining(['Loopcrate', 'Foundation', 'grocers', 'Usage', 'depots']));
  for (const [program, text] of Object.entries(await readings(pdf.bytes))) {
    expect(words.filter((word) => !squeezed(text).includes(word)), `what ${program} does not find`).toEqual([]);
  }
  const read = await asLibreOffice(docx);
  if (read !== null) expect(words.filter((word) => !squeezed(read).includes(word)), 'what LibreOffice does not find').toEqual([]);
  await page.reload();
  const csv = unzipSync((await exported(page, 'CSV', '.zip')).bytes);
  expect(strFromU8(csv['customer-segments.csv'] as Uint8Array)).toContain('Independent grocers');
});

test('who closes the dialog is told when the file is there, and finds it again @desktop', async ({ page, ownProduct }) => {
  await openDialog(page, ownProduct.url);
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.goto(`${ownProduct.url}/app/explore/notification`);
  const row = page.getByRole('link', { name: /loopcrate-plan-.* is there/ });
  await row.click();
  await expect(dialog(page).getByRole('link', { name: 'Download' })).toBeVisible();
});
