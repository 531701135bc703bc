import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const pathOf = (key: string) => `/app/growth-framework/risk-assessment?module=${key}`;

async function open(page: Page, url: string, key: string, email = 'founder@loopcrate.example'): Promise<void> {
  await openAs(page, url + pathOf(key), email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const BOXES = ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'] as const;
const box = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const entries = (page: Page, name: string): Locator => box(page, name).getByRole('listitem');
const drawer = (page: Page, name: string): Locator => page.getByRole('complementary', { name, exact: true });
const saved = (of: Locator) => expect(of.getByText('Saved', { exact: true })).toBeVisible();

/** Drags an entry by its grip to where another thing is. */
async function drag(page: Page, name: string, to: Locator): Promise<void> {
  const grip = page.getByRole('button', { name: `Move ${name}` });
  await grip.scrollIntoViewIfNeeded();
  const [from, place] = [await grip.boundingBox(), await to.boundingBox()];
  if (!from || !place) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 24, from.y + 24, { steps: 4 });
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 12 });
  await page.mouse.up();
}

test('a new company writes its SWOT and its first risk, from empty to done', async ({ page, ownProduct }) => {
  await open(page, ownProduct.url, 'swot', 'leo.baptiste@fernwood-kitchen.example');
  // It was told to be done before there were boxes.
  await page.getByRole('button', { name: 'Mark as not done' }).click();
  await expect(page.getByText(/^One entry in each box is enough to mark SWOT as done\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleInBothThemes(page);
  // From the first box on the keyboard is enough.
  await page.getByRole('textbox', { name: 'Write one strength' }).click();
  for (const words of ['A kitchen of our own', 'One cook', 'Offices come back to town', 'Rents']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: words, exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
  }
  for (const name of BOXES) await expect(entries(page, name)).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('SWOT is done.')).toBeVisible();

  await page.goto(ownProduct.url + pathOf('riskAnalysis'));
  await page.getByRole('button', { name: 'Add risk' }).click();
  const added = drawer(page, 'New risk').or(drawer(page, 'The cook is ill'));
  await added.getByRole('textbox', { name: 'Title' }).fill('The cook is ill');
  await added.getByRole('button', { name: /^From SWOT/ }).click();
  await page.getByRole('option', { name: 'One cook' }).click();
  await added.getByRole('radiogroup', { name: 'Likelihood' }).getByRole('radio', { name: '4' }).click();
  await added.getByRole('radiogroup', { name: 'Impact' }).getByRole('radio', { name: '5, Fatal' }).click();
  await added.getByRole('textbox', { name: 'Action plan' }).fill('Share one with the bakery next door.');
  await expect(added.getByRole('status').filter({ hasText: 'Score' })).toContainText('20');
  await saved(added);
  await expectAccessibleInBothThemes(page);
  await added.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Risk 1: The cook is ill, likelihood 4, impact 5' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Risks by score' }).getByRole('row', { name: /The cook is ill/ })).toContainText(
    'From a weakness',
  );
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Risk analysis is done.')).toBeVisible();
});

test('an entry goes to another box by hand and by keys, is put back by Escape, and a colleague sees where it is', {
  tag: '@desktop',
}, async ({ page, newPerson, ownProduct }) => {
  const other = await newPerson();
  await open(page, ownProduct.url, 'swot');
  await open(other, ownProduct.url, 'swot', 'editor@loopcrate.example');
  await drag(page, 'Two cities only', entries(page, 'Threats').first());
  for (const each of [page, other]) {
    await expect(entries(each, 'Threats')).toHaveCount(4);
    await expect(box(each, 'Threats').getByRole('button', { name: 'Two cities only', exact: true })).toBeVisible();
    await expect(entries(each, 'Weaknesses')).toHaveCount(2);
  }
  const grip = page.getByRole('button', { name: 'Move Own routing model' });
  await grip.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Own routing model is now/)).toBeAttached();
  // Where it is taken is said a moment before its keys are listened to.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Strengths, 2 of 3')).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(entries(other, 'Strengths').nth(1)).toContainText('Own routing model');
  await expect(grip).toBeFocused();

  await page.keyboard.press('Space');
  await expect(page.getByText(/Own routing model is now/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(entries(page, 'Strengths').nth(1)).toContainText('Own routing model');
  await page.reload();
  await expect(entries(page, 'Strengths').nth(1)).toContainText('Own routing model');
  await expect(entries(page, 'Threats')).toHaveCount(4);
});

test('two in one entry keep both of its fields, and a third box by its menu @desktop', async ({ page, newPerson, ownProduct }) => {
  const other = await newPerson();
  await open(page, ownProduct.url, 'swot');
  await open(other, ownProduct.url, 'swot', 'editor@loopcrate.example');
  for (const each of [page, other]) await box(each, 'Weaknesses').getByRole('button', { name: 'Two cities only', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Two cities');
  await other.getByRole('textbox', { name: 'Description' }).fill('Berlin and Hamburg.');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Berlin and Hamburg.');
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('Two cities');
  await page.getByRole('button', { name: 'Actions for Two cities' }).click();
  await page.getByRole('menuitem', { name: 'Move to Opportunities' }).click();
  await expect(box(page, 'Opportunities').getByRole('button', { name: /^Two cities/ })).toBeVisible();
  await expect(box(other, 'Opportunities')).toContainText('Berlin and Hamburg.');
});

test('a risk moves in the matrix as it is rated, for a colleague too; deleted, it comes back', async ({ page, newPerson, ownProduct }) => {
  const other = await newPerson();
  await open(page, ownProduct.url, 'riskAnalysis');
  await open(other, ownProduct.url, 'riskAnalysis', 'editor@loopcrate.example');
  await expect(page.getByRole('heading', { name: 'Only one washing depot is the biggest risk' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /^Risk 4: Energy price doubles/ }).press('Enter');
  const energy = drawer(page, 'Energy price doubles');
  await energy.getByRole('radiogroup', { name: 'Likelihood' }).getByRole('radio', { name: '5, Certain' }).click();
  await energy.getByRole('radiogroup', { name: 'Impact' }).getByRole('radio', { name: '5, Fatal' }).click();
  await expect(other.getByRole('button', { name: 'Risk 1: Energy price doubles, likelihood 5, impact 5' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Energy price doubles is the biggest risk' })).toBeVisible();
  await energy.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByRole('button', { name: /Energy price doubles/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('button', { name: 'Risk 1: Energy price doubles, likelihood 5, impact 5' })).toBeVisible();
});

test('who only views reads both and finds nothing to press; nothing stands beside the page @desktop', async ({ page, product }) => {
  await open(page, product.url, 'swot', 'viewer@loopcrate.example');
  await expect(box(page, 'Weaknesses')).toContainText('Jonas is the only engineer');
  await expect(page.getByRole('textbox', { name: /Write one/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Move |Mark as done/ })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await box(page, 'Risk analysis').getByRole('link', { name: /Only one washing depot/ }).click();
  const risk = drawer(page, 'Only one washing depot');
  await expect(risk).toContainText('Sign depot B for Thursday nights as a second line.');
  await expect(risk.getByRole('textbox')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'nothing stands beside the page').toBe(0);
});
