import type { Page } from '@playwright/test';
import { ApiClient } from '../../server/api-client.mjs';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const OUTSIDER = 'outsider@fernwood.example';

const EXPLORE = '/app/explore';

const postBy = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words }).first();

async function write(api: ApiClient, content: string, more: object = {}): Promise<string> {
  const input = { id: crypto.randomUUID(), content, postType: 'PUBLIC', ...more };
  const { createPost } = await api.graphql<{ createPost: { error: { message: string } | null } }>(
    'mutation ($input: CreatePostInput!) { createPost(input: $input) { error { message } } }', { input },
  );
  expect(createPost.error).toBeNull();
  return input.id;
}

async function choose(page: Page, words: string, item: string | RegExp): Promise<void> {
  await postBy(page, words).getByRole('button', { name: /^More about the post by/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('what others write waits, is liked, answered, saved, and taken back by who wrote it', async ({ page, ownProduct, newPerson }) => {
  await openAs(page, ownProduct.url + EXPLORE, FOUNDER);
  await page.getByText('Everybody', { exact: true }).click();
  await expect(postBy(page, 'distribution deal')).toBeVisible();
  await expect(postBy(page, 'distribution deal')).toContainText('is feeling');
  await expectAccessibleInBothThemes(page);

  // Somebody else writes: nothing moves until it is asked for.
  const outsider = await ApiClient.signIn(ownProduct.url, OUTSIDER);
  await write(outsider, 'A crate that folds flat', { tags: ['circular'] });
  await expect(postBy(page, 'A crate that folds flat')).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: '1 new post' }).click();
  await expect(postBy(page, 'A crate that folds flat')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 new post' })).toHaveCount(0);

  const post = postBy(page, 'A crate that folds flat');
  await post.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(post.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await post.getByRole('button', { name: /^1 like/ }).click();
  await expect(page.getByRole('dialog', { name: '1 like' })).toContainText('Amara Okafor');
  await page.keyboard.press('Escape');
  await choose(page, 'A crate that folds flat', 'Save with labels');
  await page.getByRole('textbox', { name: 'New label' }).fill('Crates');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(post.getByRole('button', { name: 'Saved' })).toBeVisible();

  // On the post's own page: a comment, and the answer of its author in another browser.
  await post.getByRole('button', { name: /comments?$/ }).click();
  await post.getByRole('textbox', { name: 'Write a comment' }).fill('How many times does it fold?');
  await page.keyboard.press('Enter');
  await expect(post.getByText('How many times does it fold?')).toBeVisible();
  const other = await newPerson();
  await openAs(other, ownProduct.url + EXPLORE, OUTSIDER);
  await other.goto(`${ownProduct.url}${EXPLORE}?show=own`);
  await postBy(other, 'A crate that folds flat').getByRole('link', { name: /^(now|\d+ min)$/ }).click();
  await expect(other).toHaveURL(/\/app\/explore\/post\/[\w-]{36}$/);
  await expect(other.getByRole('heading', { name: '1 comment' })).toBeVisible();
  await other.getByRole('button', { name: 'Reply to Amara Okafor' }).click();
  await other.getByRole('textbox', { name: 'Write a reply' }).fill('Nine hundred times');
  await expectAccessibleInBothThemes(other);
  await other.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(other.getByText('Nine hundred times')).toBeVisible();
  await expect(other.getByRole('heading', { name: '2 comments' })).toBeVisible();

  // Deleted at once, back with Undo, and gone for who has saved it.
  await choose(other, 'A crate that folds flat', 'Delete');
  await expect(other.getByText('Your post “A crate that folds flat” was deleted.')).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(postBy(other, 'A crate that folds flat')).toBeVisible();
  await page.goto(`${ownProduct.url}${EXPLORE}/saved`);
  await expect(postBy(page, 'A crate that folds flat')).toContainText('Crates');
  await expectAccessibleInBothThemes(page);
  await choose(other, 'A crate that folds flat', 'Delete');
  await expect(other.getByRole('heading', { name: 'You cannot see this post' }).last()).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(page.getByText('This post was deleted, or you cannot see it any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove from saved' }).click();
  await expect(page.getByText('Removed from saved.')).toBeVisible();
});

test('a tag has its page, a reader goes back to where they were, and a word is left out @desktop', async ({ page, ownProduct }) => {
  const outsider = await ApiClient.signIn(ownProduct.url, OUTSIDER);
  for (let nth = 1; nth <= 40; nth += 1) await write(outsider, `Lesson ${nth}: count the crates twice.\n\nAnd again.`);
  await openAs(page, `${ownProduct.url}${EXPLORE}?show=everybody`, FOUNDER);
  const late = postBy(page, 'Lesson 9: count');
  await expect(async () => {
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    expect(await late.count()).toBe(1);
  }).toPass();
  await late.scrollIntoViewIfNeeded();
  const before = await late.boundingBox();
  await late.getByRole('link', { name: /^(now|\d+ min)$/ }).click();
  await expect(page).toHaveURL(/\/post\//);
  await page.goBack();
  await expect(late).toBeInViewport();
  await expect(async () => expect(Math.abs(((await late.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40)).toPass();

  await choose(page, 'Lesson 9: count', 'Show fewer like this');
  await page.getByRole('textbox', { name: 'Word' }).fill('crates twice');
  await page.getByRole('button', { name: 'Hide such posts' }).click();
  await expect(page.getByText('You will see no more posts with “crates twice”.')).toBeVisible();
  await page.reload();
  await expect(postBy(page, 'distribution deal')).toBeVisible();
  await expect(postBy(page, 'count the crates twice')).toHaveCount(0);

  await postBy(page, 'distribution deal').getByRole('link', { name: '#unit-economics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '#unit-economics' })).toBeVisible();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('an author is blocked and out of sight both ways; a reported post folds @desktop', async ({ page, ownProduct, newPerson }) => {
  const outsider = await ApiClient.signIn(ownProduct.url, OUTSIDER);
  await write(outsider, 'Buy my crates');
  const own = await write(await ApiClient.signIn(ownProduct.url, FOUNDER), 'What a lost crate costs');
  await openAs(page, `${ownProduct.url}${EXPLORE}?show=everybody`, FOUNDER);
  await choose(page, 'Buy my crates', 'Report post');
  await page.getByText('Spam or fake').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report post' }).click();
  await expect(page.getByText('You reported this post. We look at it within two days.')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await choose(page, 'Buy my crates', /^Block/);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(postBy(page, 'Buy my crates')).toHaveCount(0);
  const other = await newPerson();
  await openAs(other, `${ownProduct.url}${EXPLORE}/post/${own}`, OUTSIDER);
  await expect(other.getByRole('heading', { name: 'You cannot see this post' }).last()).toBeVisible();
});
