/**
 * Signs the demo's founder in through the login page.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
export async function signInPage(page, url) {
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('Email').fill('founder@loopcrate.example');
  await page.getByLabel('Password', { exact: true }).fill('heartwood-demo');
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/app\//);
}
