const founder = { email: 'founder@loopcrate.example', password: 'heartwood-demo' };

/**
 * Signs the demo's founder in through the login page.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
export async function signInPage(page, url) {
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('Email').fill(founder.email);
  await page.getByLabel('Password', { exact: true }).fill(founder.password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/app\//);
}

/**
 * A session of the demo's founder and the demo company's id.
 * @param {string} url
 * @returns {Promise<{ token: string, companyId: string }>}
 */
export async function signInByApi(url) {
  const response = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(founder) });
  const { token } = await response.json();
  const { data } = await graphql(url, token, '{ me { companies { id } } }', {});
  return { token, companyId: data.me.companies[0].id };
}

/** One GraphQL request; the answer as it came. */
export async function graphql(url, token, query, variables) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}
