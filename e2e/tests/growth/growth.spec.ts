import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const home = '/app/growth-framework';

async function openHome(page: Page, url: string, email = 'founder@loopcrate.example', path = home): Promise<void> {
  await openAs(page, url + path, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Loopcrate is Very Robust' })).toBeVisible();
}

/** An area's list; on a phone its accordion is opened first. */
async function area(page: Page, name: string) {
  const toggle = page.getByRole('button', { name: new RegExp(`^${name}`) });
  if ((await toggle.count()) > 0 && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  return page.getByRole('list', { name });
}

test('the demo company stands at 17 of 28, with one next step and no dead link', async ({ page, product }) => {
  await openHome(page, product.url);
  await expect(page.getByRole('region', { name: 'Company level' })).toContainText('17of 28 done');
  await expect(page.getByText(/^Six more modules make it Solid\./)).toBeVisible();
  await expect((await area(page, 'Market plan')).getByRole('link')).toHaveCount(2);
  await expect((await area(page, 'Competition')).getByRole('link')).toHaveCount(2);
  await expect((await area(page, 'Business model')).getByRole('link')).toHaveCount(9);
  await expect((await area(page, 'Foundation')).getByRole('link')).toHaveCount(7);

  const step = page.getByRole('region', { name: 'Next best step' });
  const name = await step.getByRole('heading', { level: 3 }).innerText();
  await step.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Loopcrate is Very Robust' })).toBeVisible();
});

test('the filters narrow the list to what is mine and what is open', async ({ page, product }) => {
  await openHome(page, product.url);
  await page.getByText('Not done', { exact: true }).click();
  await expect((await area(page, 'Foundation')).getByText('Vision')).toHaveCount(0);
  await expect((await area(page, 'Foundation')).getByText('Culture')).toBeVisible();
  await page.getByText('All', { exact: true }).click();
  await expect((await area(page, 'Foundation')).getByText('Vision')).toBeVisible();
});

test('the stage is changed in the card of the idea stage, and the other browser shows it @desktop', async (
  { page, newPerson, product },
) => {
  const other = await newPerson();
  await openHome(page, product.url);
  await openHome(other, product.url, 'editor@loopcrate.example');
  const change = async (stage: string) => {
    await (await area(page, 'Idea stage')).getByRole('link', { name: /Business stage/ }).click();
    const card = page.getByRole('region', { name: 'Idea stage' });
    await card.getByRole('radio', { name: stage }).click();
    await expect(card.getByText(/^Saved/)).toBeVisible();
    await card.getByRole('button', { name: 'Close Idea stage' }).click();
    await expect(card).toBeHidden();
    await expect((await area(other, 'Idea stage')).getByText(stage)).toBeVisible();
  };
  await change('Business Ready');
  await change('Early traction');
});

test('a viewer reads the plan and is offered nothing that would be refused', { tag: '@desktop' }, async ({ page, product }) => {
  await openHome(page, product.url, 'viewer@loopcrate.example');
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Assign/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
});

test('the growth home and its open card have no axe violation, in either theme', async ({ page, product }) => {
  await openHome(page, product.url);
  await expectAccessibleInBothThemes(page);
  await page.goto(`${product.url}${home}?module=businessSectors`);
  await expect(page.getByRole('region', { name: 'Idea stage' }).getByRole('checkbox', { name: 'E-commerce & Retail' })).toBeChecked();
  await expectAccessibleInBothThemes(page);
});
