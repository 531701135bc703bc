import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const OUTSIDER = 'outsider@fernwood.example';

const EXPLORE = '/app/explore';
const AMARA = '/app/profile/user/0d000000-0000-4000-8000-000000000001';

/** 1 × 1, green. */
const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

const composer = (page: Page) => page.getByRole('region', { name: 'New post' });
const field = (page: Page) => composer(page).getByRole('textbox', { name: 'Post' });
const publish = (page: Page) => composer(page).getByRole('button', { name: 'Post', exact: true });
const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function openComposer(page: Page, url: string, email = FOUNDER): Promise<void> {
  await openAs(page, url + EXPLORE, email);
  await page.getByRole('button', { name: 'What did you learn this week?' }).click();
  await expect(field(page)).toBeFocused();
}

test('a post with a name, a tag, a feeling, a photo and a poll is read and voted on by somebody else', async (
  { page, ownProduct, newPerson },
) => {
  await openComposer(page, ownProduct.url);
  await expectAccessibleInBothThemes(page);
  await field(page).pressSequentially('Where do you wash your returns? Asking for @Kof');
  await expect(page.getByRole('option', { name: /^Kofi Mensah/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Enter');
  await field(page).pressSequentially('#wash-line');
  await expect(page.getByRole('option', { name: /^Create #wash-line/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await composer(page).getByRole('button', { name: 'Feeling' }).click();
  await page.getByRole('textbox', { name: 'Search feelings' }).fill('pro');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'proud', exact: true }).click();
  await composer(page).locator('input[type=file]').setInputFiles({ name: 'dock.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(composer(page).getByRole('img', { name: 'dock.png' })).toBeVisible();
  await composer(page).getByRole('button', { name: 'Attach' }).click();
  await page.getByRole('menuitem', { name: 'Poll' }).click();
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('In our own depot');
  await page.getByRole('textbox', { name: 'Answer 2' }).fill('We rent a line');
  await expectAccessibleInBothThemes(page);
  await publish(page).click();
  await expect(page.getByRole('button', { name: 'What did you learn this week?' })).toBeVisible();
  await expect(article(page, 'Where do you wash your returns?')).toBeVisible();

  const other = await newPerson();
  await openAs(other, `${ownProduct.url}${EXPLORE}?show=everybody`, OUTSIDER);
  const post = article(other, 'Where do you wash your returns?');
  await expect(post.getByText('is feeling 😌 proud')).toBeVisible();
  await expect(post.getByRole('link', { name: '#wash-line' })).toBeVisible();
  await post.getByRole('link', { name: 'dock.png' }).click();
  await expect(other.getByRole('dialog', { name: 'dock.png' }).getByRole('img', { name: 'dock.png' })).toBeVisible();
  await expectAccessible(other);
  await other.keyboard.press('Escape');
  await post.getByRole('button', { name: 'We rent a line' }).click();
  await expect(post.getByText(/^1 vote · your vote can change until it ends on /)).toBeVisible();
  await expectAccessibleInBothThemes(other);
});

test('what is written survives a reload, a line that is gone and a second try @desktop', async ({ page, ownProduct, context, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/);
  await openComposer(page, ownProduct.url);
  await field(page).fill('Bio-Kiste starts on 2 June.');
  await page.reload();
  await expect(field(page)).toHaveValue('Bio-Kiste starts on 2 June.');
  await context.setOffline(true);
  await publish(page).click();
  await expect(composer(page).getByRole('alert')).toContainText('You are offline. Your text is kept.');
  await context.setOffline(false);
  await composer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(article(page, 'Bio-Kiste starts on 2 June.')).toHaveCount(1);
  await page.reload();
  await expect(article(page, 'Bio-Kiste starts on 2 June.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'What did you learn this week?' })).toBeVisible();
});

test('what is for the company alone is not seen by anybody else, and a draft waits in the list @desktop', async (
  { page, ownProduct, newPerson },
) => {
  await openComposer(page, ownProduct.url);
  await field(page).fill('Our deposit rises in June.');
  await composer(page).getByRole('button', { name: 'Who can see it: Public' }).click();
  await page.getByRole('button', { name: /^Company only/ }).click();
  await composer(page).getByRole('button', { name: /^Post as: / }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /^Loopcrate.*Company post/ }).click();
  await publish(page).click();
  await expect(article(page, 'Our deposit rises in June.')).toContainText('Company only');
  const other = await newPerson();
  await openAs(other, `${ownProduct.url}${EXPLORE}?show=everybody`, OUTSIDER);
  await expect(other.getByRole('article').first()).toBeVisible();
  await expect(article(other, 'Our deposit rises in June.')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('new post');
  await page.getByRole('option', { name: 'New post' }).click();
  const modal = page.getByRole('dialog', { name: 'New post' });
  await modal.getByRole('textbox', { name: 'Post' }).fill('Half a thought');
  await expect(modal.getByText('Draft kept')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await modal.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep draft' }).click();
  await page.goto(ownProduct.url + AMARA);
  await page.getByRole('tab', { name: 'Drafts 1' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await expect(page.getByText('What you write is kept here until it is published.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab', { name: 'Drafts 1' })).toBeVisible();
  await page.goto(ownProduct.url + EXPLORE);
  await page.getByRole('button', { name: '1 draft' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('dialog', { name: '1 draft' }).getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog', { name: 'New post' }).getByRole('textbox', { name: 'Post' })).toHaveValue('Half a thought');
});

test('a module asks what it takes for granted, and what others say becomes its evidence @desktop', async (
  { page, ownProduct, newPerson },
) => {
  await openAs(page, `${ownProduct.url}/app/growth-framework/foundation?module=culture`, FOUNDER);
  const card = page.getByRole('region', { name: 'Assumption' });
  const facts = page.getByRole('button', { name: /^Facts and comments/ });
  await expect(page.getByRole('heading', { level: 1, name: 'Culture' })).toBeVisible();
  if (await facts.isVisible()) await facts.click();
  await card.getByRole('button', { name: 'Ask the community' }).click();
  const modal = page.getByRole('dialog', { name: 'Ask the community' });
  await expect(modal.getByRole('textbox', { name: 'Question' })).not.toHaveValue('');
  await modal.getByRole('textbox', { name: 'Question' }).fill('Do open costs make drivers stay?');
  await expectAccessibleInBothThemes(page);
  await modal.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(modal).toBeHidden();

  const other = await newPerson();
  await openAs(other, `${ownProduct.url}${EXPLORE}?show=everybody`, OUTSIDER);
  const question = article(other, 'Do open costs make drivers stay?');
  await expect(question).toContainText('Question for Culture in Loopcrate’s plan');
  await expectAccessibleInBothThemes(other);
  await question.getByRole('button', { name: 'Confirms' }).click();
  await question.getByRole('textbox', { name: 'Write a comment' }).fill('Ours do.');
  await question.getByRole('button', { name: 'Send comment' }).click();
  await expect(question.getByText('1 confirms')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Culture' })).toBeVisible();
  if (await facts.isVisible()) await facts.click();
  await expect(card.getByText('1 confirm, 0 not sure, 0 contradict')).toBeVisible();
  await card.getByRole('button', { name: 'Add as result' }).click();
  await expect(card.getByText(/Asked the community: 1 confirm, 0 not sure, 0 contradict/)).toBeVisible();
});
