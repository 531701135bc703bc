import type { Page } from '@playwright/test';
import { ApiClient } from '../../server/api-client.mjs';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const OUTSIDER = 'outsider@fernwood.example';

const EXPLORE = '/app/explore';

async function write(api: ApiClient, content: string, more: object): Promise<string> {
  const input = { id: crypto.randomUUID(), content, postType: 'PUBLIC', ...more };
  const { createPost } = await api.graphql<{ createPost: { error: { message: string } | null } }>(
    'mutation ($input: CreatePostInput!) { createPost(input: $input) { error { message } } }', { input },
  );
  expect(createPost.error).toBeNull();
  return input.id;
}

const postOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words }).first();

test('a stranger meets at every address of Explore what is public, and nothing else @desktop', async ({ page, ownProduct, newPerson }) => {
  const founder = await ApiClient.signIn(ownProduct.url, FOUNDER);
  const companyId = await founder.companyId();
  const { me } = await founder.graphql<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  // In the demo she follows her.
  await (await ApiClient.signIn(ownProduct.url, OUTSIDER)).graphql('mutation ($id: ID!) { unfollowUser(userId: $id) { error { code } } }', {
    id: me.user.id,
  });
  const [open, followers, ours] = [
    await write(founder, 'The washing line holds forty crates', { tags: ['washline'] }),
    await write(founder, 'Washing costs us more than rent', { postType: 'LIMITED', tags: ['washline'] }),
    await write(founder, 'We wash for a rival', { postType: 'PRIVATE', companyId, tags: ['washline', 'washsecret'] }),
  ];
  const hidden = /Washing costs us more than rent|We wash for a rival|washsecret/;
  const sees = async (path: string) => {
    await page.goto(ownProduct.url + path);
    await expect(postOf(page, 'forty crates')).toBeVisible();
    await expect(page.getByText(hidden)).toHaveCount(0);
  };

  await openAs(page, `${ownProduct.url}${EXPLORE}?show=everybody`, OUTSIDER);
  await sees(`${EXPLORE}?show=everybody`);
  await sees(`${EXPLORE}/all-search-results?tag=washline`);
  await expect(page.getByRole('heading', { level: 1, name: '#washline' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await sees(`${EXPLORE}/all-search-results?search=wash&tab=posts`);
  await sees(`/app/profile/user/${me.user.id}?tab=posts`);
  await sees(`${EXPLORE}/post/${open}`);
  for (const id of [followers, ours]) {
    await page.goto(`${ownProduct.url}${EXPLORE}/post/${id}`);
    await expect(page.getByRole('heading', { name: 'You cannot see this post' }).last()).toBeVisible();
  }
  await page.goto(`${ownProduct.url}${EXPLORE}/search-landing`);
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill('wash');
  await expect(page.getByText('forty crates').first()).toBeVisible();
  await expect(page.getByText(hidden)).toHaveCount(0);

  // What they do there reaches its author, whose list leads back to it.
  await page.goto(`${ownProduct.url}${EXPLORE}/post/${open}`);
  await postOf(page, 'forty crates').getByRole('button', { name: 'Like', exact: true }).click();
  await expect(postOf(page, 'forty crates').getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true');
  const amara = await newPerson();
  await openAs(amara, `${ownProduct.url}${EXPLORE}/notification`, FOUNDER);
  const row = amara.locator('[data-notification]').filter({ hasText: 'Sofia Marchetti liked your post' });
  await expect(row).toBeVisible();
  await expectAccessibleInBothThemes(amara);
  await row.getByRole('link').first().click();
  await expect(amara).toHaveURL(new RegExp(`/post/${open}`));
  await expect(postOf(amara, 'forty crates')).toBeVisible();
});

test('what was saved stands under both of its addresses, and an address that is none leads to Explore @desktop', async (
  { page, product },
) => {
  await openAs(page, `${product.url}${EXPLORE}/saved`, OUTSIDER);
  await expect(page).toHaveURL(/\/app\/explore\/saved-posts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved posts' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto(`${product.url}${EXPLORE}/no-such-place`);
  await expect(page).toHaveURL(/\/app\/explore$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeAttached();
});
