import { ApiClient } from '../../server/api-client.mjs';
import { expect, expectAccessible, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const NOOR = 'noor.haddad@kilo-robotics.example';
const AMARA_AT = '/app/profile/user/0d000000-0000-4000-8000-000000000001';
const NOOR_AT = '/app/profile/user/0d000000-0000-4000-8000-000000000010';

const write = async (api: ApiClient, content: string, tags: string[] = []) => {
  const input = { id: crypto.randomUUID(), content, postType: 'PUBLIC', tags };
  await api.graphql('mutation ($input: CreatePostInput!) { createPost(input: $input) { error { message } } }', { input });
};

test('who asked for it hears of a new post of a person, and of one with a tag, once each @desktop', async ({ page, ownProduct }) => {
  const { url } = ownProduct;
  await openAs(page, url + NOOR_AT, FOUNDER);
  await page.getByRole('button', { name: /^Follow(ing)? Noor Haddad$/ }).waitFor();
  const follow = page.getByRole('button', { name: 'Follow Noor Haddad', exact: true });
  if (await follow.isVisible()) await follow.click();
  await page.getByRole('button', { name: 'More about Noor Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Notify me about posts' }).click();
  await expect(page.getByText('You hear of new posts: Noor Haddad')).toBeVisible();

  await page.goto(`${url}/app/explore/all-search-results?tag=circular`);
  await expect(page.getByRole('heading', { level: 1, name: '#circular' })).toBeVisible();
  await page.getByRole('button', { name: /^Follow(ing)?$/ }).waitFor();
  const followTag = page.getByRole('button', { name: 'Follow', exact: true });
  if (await followTag.isVisible()) await followTag.click();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByRole('button', { name: 'Notify me' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('Questions', { exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Which crate survives' })).toBeVisible();
  await page.getByText('Most liked', { exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: 'First full week' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const noor = await ApiClient.signIn(url, NOOR);
  await write(noor, 'The draft is law since this morning.', ['circular']);
  await page.goto(`${url}/app/explore/notification`);
  const news = page.getByRole('link', { name: /Noor Haddad wrote a post/ });
  await expect(news).toHaveCount(1);
  await news.click();
  await expect(page.getByText('The draft is law since this morning.')).toBeVisible();
});

test('a profile is reported, and what was meant is found @desktop', async ({ page, ownProduct }) => {
  const { url } = ownProduct;
  await openAs(page, url + NOOR_AT, FOUNDER);
  await page.getByRole('button', { name: 'More about Noor Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByText('Spam or fake').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Report profile' }).click();
  await expect(page.getByText('You reported this profile')).toBeVisible();
  await page.goto(`${url}/app/explore/all-search-results?search=crattes`);
  await page.getByRole('button', { name: /^Search for “crates”/ }).click();
  await expect(page).toHaveURL(/search=crates$/);
  await expect(page.locator('mark', { hasText: /crates/i }).first()).toBeVisible();
});

test('a photo is placed, a cover moved, and two tabs of one person lose nothing of each other', async ({ page, ownProduct }) => {
  const { url } = ownProduct;
  const edit = `${url}${AMARA_AT}/edit`;
  await openAs(page, edit, FOUNDER);
  const picture = { name: 'square.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Choose a photo').setInputFiles(picture);
  const placing = page.getByRole('dialog', { name: 'Place the photo' });
  await placing.getByLabel('Zoom').fill('2');
  await expectAccessible(page);
  const stored = page.waitForResponse((answer) => answer.request().method() === 'POST' && /upload|files/.test(answer.url()));
  await placing.getByRole('button', { name: 'Use photo' }).click();
  expect((await stored).ok()).toBe(true);
  await expect(placing).toBeHidden();

  await page.getByLabel('Choose a cover').setInputFiles(picture);
  await page.getByRole('button', { name: 'Reposition' }).click();
  await page.getByLabel('Place of the cover').fill('100');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Reposition' })).toBeVisible();
  const switchOnline = page.getByRole('switch', { name: 'Online status' });
  await expect(switchOnline).toBeChecked();
  await switchOnline.click();
  await expect(switchOnline).not.toBeChecked();

  const other = await page.context().newPage();
  await other.goto(edit);
  await other.getByLabel('Headline').fill('From the other tab.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('All changes saved')).toBeVisible();
  await page.getByLabel('Headline').fill('From this tab.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You have changed this elsewhere meanwhile.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('From this tab.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.goto(url + AMARA_AT);
  await expect(page.getByText('From this tab.')).toBeVisible();
});
