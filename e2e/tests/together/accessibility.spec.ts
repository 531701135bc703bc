import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixture';
import { foundCompany } from '../newcomer';
import { slowness } from '../../slowness';

const signedOut = [
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/auth/set-password?token=of-no-mail',
  '/auth/verify-email?email=nora%40brightwater.example',
  '/auth/verify-email?token=of-no-mail',
  '/auth/new-invite?token=of-no-mail',
  '/auth/about',
  '/auth/features',
  '/auth/future',
  '/auth/terms',
  '/auth/privacy',
  '/status',
  '/dev/mailbox',
];

const growth = [
  '/app/growth-framework',
  ...['vision', 'belief', 'values', 'culture', 'sdgs', 'skills', 'team'].map((key) => `/app/growth-framework/foundation?module=${key}`),
  '/app/growth-framework/business-model',
  ...['overallProblem', 'customerSegment', 'keyPartners', 'revenue', 'costs'].map((key) => (
    `/app/growth-framework/business-model?module=${key}`
  )),
  ...['tam', 'som', 'marketStrategy'].map((key) => `/app/growth-framework/market-potential?module=${key}`),
];

const AMARA = '/app/profile/user/0d000000-0000-4000-8000-000000000001';
const SOFIA = '/app/profile/user/0d000000-0000-4000-8000-000000000009';
const LOOPCRATE = '/app/profile/company/0c000000-0000-4000-8000-000000000001';

const community = [
  '/app/explore',
  '/app/explore/saved-posts',
  '/app/explore/search-landing',
  '/app/explore/all-search-results?search=crate',
  '/app/explore/all-search-results?tag=circular',
  '/app/explore/notification',
  '/app/explore/post/00000000-0000-4000-8000-000000000000',
  '/app/events',
  '/app/events/00000000-0000-4000-8000-000000000000',
  ...['', '/edit', '/followers', '/following'].map((page) => AMARA + page),
  SOFIA,
  ...['', '/edit'].map((page) => LOOPCRATE + page),
];

const company = [
  '/app/team',
  '/app/company',
  '/app/company/partners',
  ...['profile', 'account', 'security', 'notifications', 'appearance', 'blocked'].map((tab) => `/app/settings/${tab}`),
  '/app/settings/account#email',
  '/app/settings/security#password',
  '/onboarding?new_company=true',
  '/status',
  '/app/nothing-here',
];

test('signed out: no axe violation on any page, in either theme', async ({ page, product, guard }) => {
  test.setTimeout(240_000 * slowness);
  guard.allow(/^console: Failed to load resource: .* 400 .*\/users\/verify_email\)$/);
  for (const path of signedOut) await check(page, product.url + path);
});

for (const [area, paths] of Object.entries({ growth, community, company })) {
  test(`signed in: no axe violation on any page of ${area}, in either theme`, async ({ page, product }) => {
    test.setTimeout(240_000 * slowness);
    await signIn(page, product.url, 'founder@loopcrate.example');
    for (const path of paths) await check(page, product.url + path);
  });
}

test('signed in: no axe violation on a post and on an event, in either theme', async ({ page, product }) => {
  await signIn(page, product.url, 'founder@loopcrate.example');
  for (const [list, ofOne] of [['/app/explore', '/app/explore/post/'], ['/app/events', '/app/events/']] as const) {
    await page.goto(product.url + list);
    const path = await page.locator(`main a[href^="${ofOne}"]`).first().getAttribute('href');
    await check(page, product.url + String(path));
  }
});

test('without a company: no axe violation in onboarding, in either theme', async ({ page, product }) => {
  await signUpVerified(page, product.url, `newcomer-${Date.now()}@brightwater.example`);
  await check(page, `${product.url}/onboarding`);
  await check(page, `${product.url}/onboarding/no-team`);
  await page.goto(`${product.url}/onboarding`);
  await foundCompany(page, 'Brightwater', () => expectAccessibleInBothThemes(page));
});

async function check(page: Page, url: string): Promise<void> {
  await test.step(new URL(url).pathname + new URL(url).search, async () => {
    await page.goto(url);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expectAccessibleInBothThemes(page);
    if (test.info().project.name === 'phone')
      expect(await smallFields(page), 'where smaller text is written, a phone zooms the page').toEqual([]);
  });
}

/** Names of the fields whose text is under 16 px. */
function smallFields(page: Page): Promise<string[]> {
  return page.locator(
    'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable=true]',
  ).evaluateAll((fields) => fields
    .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.getAttribute('aria-label') ?? field.id));
}

/** An account as the API makes it, confirmed by its mail; what a person does in the pages has its own journey. */
async function signUpVerified(page: Page, url: string, email: string): Promise<void> {
  const password = 'a-quiet-lake-at-dawn';
  const post = (path: string, data: object) => page.request.post(`${url}/api/v1${path}`, { data });
  await post('/users', { firstname: 'Nora', lastname: 'Winter', email, password });
  const mails = (await (await page.request.get(`${url}/dev/mailbox.json`)).json()) as { to: string; text: string }[];
  const token = /verify-email\?token=([\w.-]+)/.exec(mails.find(({ to }) => to.includes(email))?.text ?? '')?.[1];
  await post('/users/verify_email', { token });
  await signIn(page, url, email, password);
}
