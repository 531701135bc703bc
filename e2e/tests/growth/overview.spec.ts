import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const OVERVIEW = '/app/growth-framework/overview';
const PITCH = '/app/overview';
const FOUNDER = 'founder@loopcrate.example';

async function openOverview(page: Page, url: string, email = FOUNDER): Promise<void> {
  await openAs(page, url + OVERVIEW, email);
  await expect(page.getByRole('heading', { name: '17 of 28 modules are solid' })).toBeVisible();
}

async function openPitch(page: Page, url: string, email = FOUNDER): Promise<void> {
  await openAs(page, url + PITCH, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Crates that come back by themselves.' })).toBeVisible();
}

const facts = (page: Page) => page.getByRole('region', { name: 'Company facts' });
const pitch = (page: Page) => page.getByRole('textbox', { name: 'Elevator pitch' });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('facts and pitch are changed by the owner, and a second member has them at once', async ({ page, newPerson, ownProduct }) => {
  const other = await newPerson();
  await openOverview(page, ownProduct.url);
  await openOverview(other, ownProduct.url, 'viewer@loopcrate.example');
  await expect(facts(other)).toContainText('In 4 months');
  await expect(pitch(other)).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: /^City/ }).fill('Leipzig');
  await page.getByRole('textbox', { name: 'In how many' }).fill('6');
  await page.getByRole('combobox', { name: 'Sectors' }).fill('energy');
  await page.keyboard.press('Enter');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Save facts' }).click();
  await expect(facts(page)).toContainText('Leipzig, Germany');
  await expect(facts(page)).toContainText('Energy & Climate');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await expect(facts(other)).toContainText('Leipzig, Germany');
  await expect(facts(other)).toContainText('In 6 months');

  await pitch(page).fill('A crate that finds its way home.');
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  await expect(other.getByText('A crate that finds its way home.')).toBeVisible();
  await expectAccessibleInBothThemes(other);
  await page.reload();
  await expect(pitch(page)).toHaveValue('A crate that finds its way home.');
});

test('two at the pitch lose nothing: who is late is asked', { tag: '@desktop' }, async ({ page, newPerson, ownProduct, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch|Failed to load resource/);
  const other = await newPerson();
  await openOverview(page, ownProduct.url);
  await openOverview(other, ownProduct.url, 'editor@loopcrate.example');
  await page.context().setOffline(true);
  await pitch(page).fill('Mine.');
  await pitch(other).fill('Theirs.');
  await expect(other.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/It says now: “Theirs.”/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(pitch(other)).toHaveValue('Mine.');
});

test('the matrix is filtered by the address, and leads to modules', async ({ page, product }) => {
  await openOverview(page, product.url);
  await page.getByRole('radio', { name: /^Not done/ }).click();
  await expect(page).toHaveURL(/\?filter=open$/);
  await expect(part(page, 'Idea stage')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Not done/ })).toBeChecked();
  await part(page, 'Business model').getByRole('link', { name: /Key partners/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Key partners' })).toBeVisible();
});

/** What a page says on paper, page after page. */
async function printed(page: Page): Promise<string> {
  const file = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('the summary says what is missing, leads there, and follows what others write', async ({ page, newPerson, ownProduct }) => {
  const other = await newPerson();
  await openPitch(page, ownProduct.url);
  await expect(part(page, 'Business model')).toContainText('€0.21 a crate trip');
  await expectAccessibleInBothThemes(page);
  await openAs(other, `${ownProduct.url}/app/growth-framework/foundation?module=belief`, 'editor@loopcrate.example');
  await other.getByRole('textbox', { name: 'Belief' }).fill('The return trip is the product.');
  await expect(part(page, 'Vision and belief')).toContainText('The return trip is the product.');
  await part(page, 'Business model').getByRole('link', { name: 'Add: No key partners yet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Key partners' })).toBeVisible();
});

test('the menu leads to the summary, and its index to each part', { tag: '@desktop' }, async ({ page, product }) => {
  await openAs(page, `${product.url}/app/growth-framework`, FOUNDER);
  const menu = page.getByRole('navigation', { name: 'Creators' });
  await menu.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/\/app\/overview$/);
  await expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: 'Parts of the summary' }).getByRole('link', { name: /Culture/ }).press('Enter');
  await expect(part(page, 'Culture').getByRole('heading', { name: 'Culture' })).toBeFocused();
});

const ON_PAPER = ['Crates that come back by themselves.', 'Depot Friday', '1,000 trips a day', 'Founder'];
const ON_SCREEN = ['Growth Framework', 'No key partners yet', 'Finish SOM', 'Upgrade', 'parts are ready for investors', 'Pitch and facts'];

test('on paper is the summary alone, and nothing hidden from its reader', { tag: '@desktop' }, async ({ page, newPerson, ownProduct }) => {
  await openPitch(page, ownProduct.url);
  const whole = await printed(page);
  for (const words of ON_PAPER) expect(whole).toContain(words);
  for (const words of ON_SCREEN) expect(whole).not.toContain(words);

  await openAs(page, `${ownProduct.url}/app/growth-framework/foundation?module=culture`, FOUNDER);
  await page.getByRole('button', { name: 'Change the visibility' }).click();
  await page.getByRole('radio', { name: 'Chosen members' }).check();
  await page.getByRole('checkbox', { name: 'Amara Okafor' }).check();
  await page.getByRole('dialog', { name: 'Visibility' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Visibility' })).toHaveCount(0);
  const other = await newPerson();
  await openPitch(other, ownProduct.url, 'viewer@loopcrate.example');
  await expect(part(other, 'Culture')).toHaveCount(0);
  const theirs = await printed(other);
  expect(theirs).toContain('1,000 trips a day');
  expect(theirs).not.toContain('Depot Friday');
});
