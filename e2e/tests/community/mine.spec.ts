import { ApiClient } from '../../server/api-client.mjs';
import { expect, expectAccessibleInBothThemes, openAs, test } from '../fixture';

const FOUNDER = 'founder@loopcrate.example';
const EDITOR = 'editor@loopcrate.example';
const CROWD = 'The crates of next week';

test('what is mine stands in the header of every page, comes by itself, and leads to where it is', async ({ page, ownProduct }) => {
  const { url } = ownProduct;
  const founder = await ApiClient.signIn(url, FOUNDER);
  const companyId = await founder.companyId();
  const editor = await ApiClient.signIn(url, EDITOR);
  const { me: { user: { id: userId } } } = await editor.graphql<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  const goalId = crypto.randomUUID();
  const today = new Date().toISOString().slice(0, 10);

  await openAs(page, `${url}/app/events`, EDITOR);
  const tool = page.getByRole('button', { name: /^Mine\b/ });
  await expect(tool).toBeVisible();
  await tool.click();
  const mine = page.getByRole('dialog', { name: 'Mine' });
  await expect(mine.getByRole('link', { name: /^Risk analysis/ })).toBeHidden();

  // While it is open: a goal that is due, a module, and somebody who means the person.
  await founder.graphql(
    `mutation ($companyId: ID!, $userId: ID!, $goalId: ID!, $row: GoalInput!, $comment: ID!) {
      saveGoal(companyId: $companyId, row: $row) { error { message } }
      addGoalAssignment(companyId: $companyId, goalId: $goalId, userId: $userId) { error { message } }
      addAssignment(companyId: $companyId, key: riskAnalysis, userId: $userId) { error { message } }
      addComment(companyId: $companyId, key: culture, id: $comment, message: "Look at this", mentions: [$userId]) { error { message } }
    }`,
    { companyId, userId, goalId, comment: crypto.randomUUID(), row: { id: goalId, title: CROWD, milestoneValue: 'Packed', date: today } },
  );
  await expect(mine.getByRole('region', { name: 'Goals' }).getByText(CROWD)).toBeVisible();
  await expect(mine.getByRole('link', { name: /^Risk analysis/ })).toBeVisible();
  await expect(mine.getByRole('link', { name: /mentioned you in Culture/ })).toBeVisible();
  await expect(tool).toHaveAccessibleName(/^Mine, \d+ new$/);
  await expectAccessibleInBothThemes(page);

  // A message that was begun elsewhere.
  await editor.graphql('mutation ($target: String!) { saveChatDraft(target: $target, text: "Half a thought", base: 0) { error { message } } }', {
    target: `person:${(await founder.graphql<{ me: { user: { id: string } } }>('{ me { user { id } } }')).me.user.id}`,
  });
  await expect(mine.getByRole('region', { name: 'Drafts' }).getByText('Half a thought')).toBeVisible();

  await mine.getByRole('button', { name: new RegExp(`^${CROWD}`) }).click();
  await expect(mine).toBeHidden();
  await expect(page.getByRole('form', { name: `Edit ${CROWD}` })).toBeVisible();
  await page.getByRole('button', { name: /^(Close|Back)$/ }).last().click();

  await tool.click();
  await mine.getByRole('link', { name: /mentioned you in Culture/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Culture' })).toBeVisible();
  await tool.click();
  await expect(mine.getByRole('region', { name: 'Goals' })).toBeVisible();
  await expect(mine.getByRole('link', { name: /mentioned you in Culture/ })).toBeHidden();
  await mine.getByRole('link', { name: /^Risk analysis/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Risk analysis' })).toBeVisible();
});

test('it is opened, walked through and closed by keys @desktop', async ({ page, product }) => {
  await openAs(page, `${product.url}/app/growth-framework`, FOUNDER);
  await expect(page.getByRole('heading', { name: /^Loopcrate/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mine\b/ })).toBeVisible();
  await page.keyboard.press('m');
  const mine = page.getByRole('dialog', { name: 'Mine' });
  await expect(mine).toBeFocused();
  await expect(mine.getByRole('region').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(mine.locator('[data-mine]').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(mine).toBeHidden();
});
