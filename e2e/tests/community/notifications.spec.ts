import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ApiClient } from '../../server/api-client.mjs';
import { slowness } from '../../slowness';
import { expect, expectAccessible, expectAccessibleInBothThemes, hears, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const EDITOR = 'editor@loopcrate.example';
const OUTSIDER = 'outsider@fernwood.example';
const LIST = '/app/explore/notification';

/** How soon the other one's bell counts what somebody does. */
const SOON = 2000 * slowness;

interface Companies { me: { companies: { id: string }[] } }
type Payload = Record<string, { error: { message: string } | null }>;

/** Somebody at work in a company, for whom nothing is new at first. */
async function colleagues(url: string) {
  const founder = await ApiClient.signIn(url, FOUNDER);
  const editor = await ApiClient.signIn(url, EDITOR);
  const companyId = await founder.companyId();
  const { me } = await editor.graphql<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  await editor.graphql('mutation { markNotificationsRead { unread } }');
  const done = async (answer: Promise<Payload>) => expect(Object.values(await answer)).toEqual([{ error: null }]);
  const variables = { companyId, userId: me.user.id };
  return {
    founder, companyId,
    assign: async (key: string) => {
      await founder.graphql(
        'mutation ($companyId: ID!, $key: ModuleKey!, $userId: ID!) { removeAssignment(companyId: $companyId, key: $key, userId: $userId) { error { message } } }', { ...variables, key },
      );
      await done(
        founder.graphql<Payload>(
          'mutation ($companyId: ID!, $key: ModuleKey!, $userId: ID!) { addAssignment(companyId: $companyId, key: $key, userId: $userId) { error { message } } }', { ...variables, key },
        ),
      );
    },
    mention: (key: string) => done(founder.graphql<Payload>(
      'mutation ($companyId: ID!, $key: ModuleKey!, $id: ID!, $userId: ID!) { addComment(companyId: $companyId, key: $key, id: $id, message: "@Mateo Silva look", mentions: [$userId]) { error { message } } }',
      { ...variables, key, id: randomUUID() },
    )),
  };
}

const bell = (page: Page, count: number) => (
  page.getByRole('button', { name: count === 0 ? 'Notifications' : `Notifications, ${count} new`, exact: true })
);
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: text }) });

/** Invites the outsider as an advisor; answers with the seat. */
async function invite(page: Page, url: string, token: string, companyId: string): Promise<{ id: string }> {
  const answered = await page.request.post(`${url}/api/v1/team/invite`, {
    headers: { authorization: `Bearer ${token}` },
    data: { email: OUTSIDER, accessType: 'view', position: 'Advisor', department: 'Advisory', companyId, companyName: 'Loopcrate' },
  });
  expect(answered.status()).toBe(201);
  return await answered.json() as { id: string };
}

/** Accepts it by another door than the list. */
const answer = (invited: ApiClient, id: string) => invited.graphql(
  'mutation ($id: ID!) { updateTeamMember(id: $id, set: { isAccepted: true }) { error { message } } }', { id },
);

async function choose(page: Page, text: string, item: string) {
  await row(page, text).getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('who is assigned and mentioned hears of both at once, and what they open is read', async ({ page, ownProduct }) => {
  const { assign, mention } = await colleagues(ownProduct.url);
  const isLive = hears(page, 'notificationStream');
  await openAs(page, `${ownProduct.url}/app/growth-framework`, EDITOR);
  await expect(bell(page, 0)).toBeVisible();
  await isLive;
  await assign('belief');
  await mention('culture');
  await expect(bell(page, 2)).toBeVisible({ timeout: SOON });
  const toasts = page.getByRole('region', { name: 'New messages' });
  await expect(toasts.getByText('Amara Okafor mentioned you in Culture')).toBeVisible();
  await bell(page, 2).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(heading(page, /^2 new since this/)).toBeVisible();
  await expect(row(page, 'Amara Okafor assigned you to Belief')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'New: Amara Okafor mentioned you in Culture' }).click();
  await expect(page).toHaveURL(/\/foundation\?module=culture$/);
  await expect(heading(page, 'Culture')).toBeVisible();
  await expect(bell(page, 1)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Amara Okafor mentioned you in Culture', exact: true })).toBeVisible();
});

test('a muted module is heard of no more; what is removed comes back by Undo @desktop', async ({ page, ownProduct }) => {
  const { mention } = await colleagues(ownProduct.url);
  await mention('culture');
  await openAs(page, ownProduct.url + LIST, EDITOR);
  await expect(heading(page, /^1 new/)).toBeVisible();
  await row(page, 'mentioned you in Culture').first().getByRole('button', { name: /^Actions for/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Mute this module' }).click();
  await expect(page.getByText('Culture is muted')).toBeVisible();
  await mention('culture');
  await mention('vision');
  await expect(heading(page, /^2 new/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'New: Amara Okafor mentioned you in Vision' })).toBeVisible();
  await expect(page.getByRole('link', { name: /mentioned you 2 times in Culture/ })).toBeHidden();
  await choose(page, 'mentioned you in Vision', 'Remove');
  await expect(page.getByRole('link', { name: /mentioned you in Vision/ })).toBeHidden();
  await page.getByRole('button', { name: /Notification removed/ }).click();
  await expect(page.getByRole('link', { name: /mentioned you in Vision/ })).toBeVisible();
  // What is muted stands in a list, from which it is heard again.
  await page.goto(`${ownProduct.url}/app/settings/blocked`);
  await page.getByRole('button', { name: 'Unmute Culture' }).click();
  await expect(page.getByText('Nobody is blocked, and nothing muted')).toBeVisible();
  await mention('culture');
  await page.goto(ownProduct.url + LIST);
  await expect(page.getByRole('link', { name: /mentioned you 2 times in Culture/ })).toBeVisible();
});

test('what is read in one tab is read in the other @desktop', async ({ page, context, ownProduct }) => {
  const { assign, mention } = await colleagues(ownProduct.url);
  await assign('belief');
  await mention('culture');
  await openAs(page, ownProduct.url + LIST, EDITOR);
  const other = await context.newPage();
  await other.goto(ownProduct.url + LIST);
  await expect(bell(other, 2)).toBeVisible();
  await expect(heading(page, /^2 new/)).toBeVisible();
  await expect(other.locator('[data-notification]')).toHaveCount(2);
  const sentences = () => other.locator('[data-notification]').allTextContents();
  const before = await sentences();
  await choose(page, 'assigned you to Belief', 'Remove');
  await expect(row(other, 'assigned you to Belief')).toBeHidden();
  await expect(bell(other, 1)).toBeVisible();
  await page.getByRole('button', { name: /Notification removed/ }).click();
  await expect(row(other, 'assigned you to Belief')).toBeVisible();
  await expect(row(page, 'assigned you to Belief')).toBeVisible();
  expect(await sentences()).toEqual(before);
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(heading(page, 'Nothing new')).toBeVisible();
  await expect(bell(other, 0)).toBeVisible();
});

test('the bell counts with the page, before the remote of it is there @desktop', async ({ page, ownProduct }) => {
  const { assign, mention } = await colleagues(ownProduct.url);
  await assign('belief');
  await mention('culture');
  await page.route('**/remotes/community/**', () => undefined);
  await openAs(page, `${ownProduct.url}/app/growth-framework`, EDITOR);
  await expect(bell(page, 2)).toBeVisible();
});

test('a row of another company opens in that one, and so does its address; a company of others opens nowhere @desktop', async (
  { page, ownProduct },
) => {
  const { founder, companyId } = await colleagues(ownProduct.url);
  const outsider = await ApiClient.signIn(ownProduct.url, OUTSIDER);
  const { me } = await outsider.graphql<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  const { id } = await invite(page, ownProduct.url, founder.token, companyId);
  await answer(outsider, id);
  const variables = { companyId, key: 'culture', id: randomUUID(), userId: me.user.id };
  await founder.graphql(
    `mutation ($companyId: ID!, $key: ModuleKey!, $id: ID!, $userId: ID!) {
      addComment(companyId: $companyId, key: $key, id: $id, message: "Look", mentions: [$userId]) { error { message } }
    }`,
    variables,
  );
  const { companies } = (await outsider.graphql<Companies>('{ me { companies { id } } }')).me;
  const fernwood = companies.find((company) => company.id !== companyId)?.id ?? '';
  const presentId = () => (
    page.evaluate(() => (JSON.parse(localStorage.getItem('heartwood-ui') ?? '{}') as { companyId?: string }).companyId)
  );
  const culture = `${ownProduct.url}/app/growth-framework/foundation?module=culture`;

  await openAs(page, `${ownProduct.url}${LIST}?company=${randomUUID()}`, OUTSIDER);
  await expect(page).toHaveURL(ownProduct.url + LIST);
  await expect.poll(presentId).toBe(fernwood);
  await page.getByRole('link', { name: /mentioned you in Culture$/ }).click();
  await expect(page).toHaveURL(culture);
  await expect(heading(page, 'Culture')).toBeVisible();
  expect(await presentId()).toBe(companyId);

  await page.goto(`${ownProduct.url}/app/team?company=${fernwood}`);
  await expect(page).toHaveURL(`${ownProduct.url}/app/team`);
  expect(await presentId()).toBe(fernwood);
});

test('an invitation that is withdrawn or answered elsewhere is so in the list @desktop', async ({ page, ownProduct }) => {
  const { founder, companyId } = await colleagues(ownProduct.url);
  const outsider = await ApiClient.signIn(ownProduct.url, OUTSIDER);
  await openAs(page, ownProduct.url + LIST, OUTSIDER);
  await expect(heading(page, /./)).toBeVisible();
  const invitation = row(page, 'Loopcrate invited you as Advisor, View Access');
  const first = await invite(page, ownProduct.url, founder.token, companyId);
  await expect(invitation).toBeVisible();
  await founder.graphql('mutation ($id: ID!) { deleteTeamMember(id: $id) { error { message } } }', first);
  await expect(invitation).toBeHidden();
  await expect(bell(page, 0)).toBeVisible();
  const second = await invite(page, ownProduct.url, founder.token, companyId);
  await expect(invitation).toBeVisible();
  await answer(outsider, second.id);
  await expect(invitation.getByText('Accepted')).toBeVisible();
  await expect(bell(page, 0)).toBeVisible();
});

test('an invitation is accepted in the list', async ({ page, ownProduct }) => {
  const { founder, companyId } = await colleagues(ownProduct.url);
  await openAs(page, ownProduct.url + LIST, OUTSIDER);
  await expect(heading(page, /./)).toBeVisible();
  await invite(page, ownProduct.url, founder.token, companyId);
  const invitation = row(page, 'Loopcrate invited you as Advisor, View Access');
  await expect(invitation).toBeVisible();
  await expectAccessible(page);
  await invitation.getByRole('button', { name: 'Accept the invitation of Loopcrate' }).click();
  await expect(invitation.getByText('Accepted')).toBeVisible();
  const outsider = await ApiClient.signIn(ownProduct.url, OUTSIDER);
  const { me } = await outsider.graphql<{ me: { companies: { id: string }[] } }>('{ me { companies { id } } }');
  expect(me.companies.map(({ id }) => id)).toContain(companyId);
});

test('a kind that is switched off is not told @desktop', async ({ page, ownProduct }) => {
  const { assign, mention } = await colleagues(ownProduct.url);
  await openAs(page, ownProduct.url + LIST, EDITOR);
  await expect(heading(page, 'Nothing new')).toBeVisible();
  await page.getByRole('link', { name: 'Choose what you hear about' }).click();
  await expect(page).toHaveURL(/\/app\/settings\/notifications$/);
  await expect(heading(page, 'You hear about 12 things')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('checkbox', { name: 'Assigned to you: Mail' }).uncheck();
  await page.getByRole('checkbox', { name: 'Assigned to you: In the app' }).uncheck();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(heading(page, 'You hear about 12 things')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Nothing new')).toBeVisible();
  await assign('belief');
  await mention('culture');
  await expect(heading(page, /^1 new/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'New: Amara Okafor mentioned you in Culture' })).toBeVisible();
  await expect(page.getByRole('link', { name: /assigned you to Belief/ })).toBeHidden();
});
