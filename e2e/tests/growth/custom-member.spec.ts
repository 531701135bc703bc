import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const ADVISOR = 'custom@loopcrate.example';
const GROWTH = '/app/growth-framework';

const open = async (page: Page, url: string, email: string) => {
  await openAs(page, url, email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Nothing on the page would be refused. */
async function expectReadOnly(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByText(/^You can read this module/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add |Move |Mark as|Assign|Change$)/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
}

test('who has custom access edits what is assigned to them, reads what they see, and of the rest learns nothing @desktop', async (
  { page, newPerson, ownProduct },
) => {
  const advisor = await newPerson();
  const [segments, channels] = ['customerSegment', 'channels'].map((key) => `${ownProduct.url}${GROWTH}/business-model?module=${key}`) as [
    string, string,
  ];
  await open(advisor, segments, ADVISOR);
  await expectReadOnly(advisor, 'Independent grocers');
  await expectAccessibleInBothThemes(advisor);

  // Assigned, it is theirs to write at once, and no other is.
  await open(page, segments, FOUNDER);
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('option', { name: 'Helen Brandt' }).click();
  await page.keyboard.press('Escape');
  await advisor.getByRole('button', { name: 'Add segment' }).click();
  await advisor.keyboard.type('Hospital kitchens');
  await expect(page.getByRole('button', { name: /Hospital kitchens/ })).toBeVisible();
  await expect(advisor.getByRole('button', { name: 'Assign', exact: true })).toHaveCount(0);
  await advisor.goto(channels);
  await expectReadOnly(advisor, 'Founder-led field sales');

  // What is shown to others alone is closed, and its rows are named nowhere.
  await page.goto(channels);
  await page.getByRole('button', { name: 'Change' }).click();
  const visibility = page.getByRole('dialog', { name: 'Visibility' });
  await visibility.getByText('Chosen members').click();
  await visibility.getByText('Mateo Silva').click();
  await visibility.getByRole('button', { name: 'Save' }).click();
  await expect(visibility).toBeHidden();
  await expect(advisor.getByText('Access Denied.')).toBeVisible();
  await expect(advisor.getByText('Founder-led field sales')).toHaveCount(0);
  await advisor.goto(`${ownProduct.url}${GROWTH}/business-model?module=keyActivities`);
  await expect(advisor.getByRole('heading', { level: 1, name: 'Key activities' })).toBeVisible();
  await expect(advisor.getByText('Founder-led field sales')).toHaveCount(0);
});
