import { chromium } from '@playwright/test';
import { Product } from './server/product.mjs';
import { browserArguments, findBrowser } from '../tools/src/browser/find-browser.mjs';
const product = await Product.start();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const out = '/tmp/push-shots';
const enter = async (context) => {
  const page = await context.newPage();
  const answer = await page.request.post(`${product.url}/api/v1/auth/login`, { data: { email: 'founder@loopcrate.example', password: 'heartwood-demo' } });
  const { token, refreshToken, user } = await answer.json();
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }));
  await page.goto(product.url + '/empty');
  await page.evaluate((kept) => Object.entries(kept).forEach(([k, v]) => localStorage.setItem(k, v)), { 'refresh-token': refreshToken, 'apollo-token': token, 'heartwood-ui': JSON.stringify({ userId: user.id }) });
  return page;
};
try {
  for (const [width, height] of [[390, 844]]) for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, isMobile: width < 500, hasTouch: width < 500 });
    await context.grantPermissions(['notifications'], { origin: product.url });
    const page = await enter(context);
    const name = `${width}-${colorScheme}`;
    try {
      await page.goto(product.url + '/app/growth-framework/foundation?module=culture');
      const comment = page.getByRole('textbox', { name: 'Comment', exact: true });
      await comment.fill('Three it is.', { timeout: 15000 });
      await comment.press('Enter');
      await page.waitForTimeout(2500);
      await page.getByRole('button', { name: /^Notifications/ }).first().click({ timeout: 5000 });
      await page.getByRole('dialog', { name: 'Know when somebody answers' }).waitFor({ timeout: 8000 });
    } catch (error) { console.log(name, String(error).slice(0, 200)); }
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${out}/prompt-${name}.png` });
    await context.close();
  }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await enter(context);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 20_000 });
  for (const [key, path] of [['settings', '/app/settings/notifications'], ['list', '/app/explore/notification']]) {
    await page.goto(product.url + path, { waitUntil: 'commit' });
    for (let n = 1; n <= 14; n++) { await page.waitForTimeout(900); await page.screenshot({ path: `${out}/slow-${key}-${String(n).padStart(2, '0')}.png` }); }
  }
} finally { await browser.close(); await product.remove(); }
