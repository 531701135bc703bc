import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SoakedReleases } from './soak-releases';

interface SignedIn { token: string; refreshToken: string; user: { id: string } }
interface Standing { remote: string | null; version: string | null; trouble: string | null }

/** Pages and the remote that each is of. */
const PAGES: readonly (readonly [string, string])[] = [
  ['/app/growth-framework', 'growth'], ['/app/growth-framework/foundation?module=vision', 'growth'], ['/app/messaging', 'messaging'],
  ['/app/growth-framework', 'growth'], ['/app/timeline', 'timeline'], ['/app/explore', 'community'],
];
/** However busy the machine is. */
const PATIENCE_MS = 90_000;
/** Asked once a minute, looked at every three seconds; the rest is the machine's. */
const TOLD_MS = 95_000;
/** No failure of a page: the soak closes a browser while it asks; a token that has ended is renewed, and the question repeated. */
const USUAL = /net::ERR_ABORTED|Target (?:page|closed)|has been closed|status of 401 \(Unauthorized\)/;

export interface Soak {
  browser: Browser;
  url: string;
  releases: SoakedReleases;
  roll: (below: number) => number;
  isOver: () => boolean;
  /** Says at once what went wrong, and keeps it. */
  fail: (what: string) => void;
  counts: Record<'loads' | 'cold' | 'clicks' | 'told', number>;
}

/** One person's browser, as it is after they have signed in. */
async function openBrowser({ browser, url, fail }: Soak, email: string): Promise<{ context: BrowserContext; userId: string }> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password: 'heartwood-demo' }),
  });
  const { token, refreshToken, user } = await answer.json() as SignedIn;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.on('page', (page) => watch(page, email, fail));
  const page = await context.newPage();
  await page.route('**/empty', (route) => (
    route.fulfill({ contentType: 'text/html', body: '<title>Empty</title><link rel="icon" href="data:,">' })
  ));
  await page.goto(`${url}/empty`);
  await page.evaluate((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)), {
    'refresh-token': refreshToken, 'apollo-token': token, 'heartwood-ui': JSON.stringify({ userId: user.id }),
  });
  await page.close();
  return { context, userId: user.id };
}

function watch(page: Page, who: string, fail: Soak['fail']): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !USUAL.test(message.text())) fail(`${who} ${page.url()} console: ${message.text()}`);
  });
  page.on('pageerror', (error) => fail(`${who} ${page.url()} exception: ${error.stack ?? error.message}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400 && answer.status() !== 401) fail(`${who} ${page.url()} ${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (!USUAL.test(why)) fail(`${who} ${page.url()} ${why} ${request.url()}`);
  });
}

/** What stands in the page, once something does. */
async function standing(page: Page): Promise<Standing> {
  const found = await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const trouble = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent ?? '')
      .find((text) => /is not available|could not be loaded|longer than usual/.test(text));
    if (trouble !== undefined) return { remote: null, version: null, trouble };
    if (/^Page not found/.test(main?.querySelector('h1, h2')?.textContent ?? '')) return { remote: null, version: null, trouble: null };
    const place = main?.querySelector<HTMLElement>('[data-remote]');
    const { remote = null, version = null } = place?.dataset ?? {};
    return place && place.innerText.trim().length > 40 ? { remote, version, trouble: null } : null;
  }, undefined, { timeout: PATIENCE_MS, polling: 50 });
  return await found.jsonValue() as Standing;
}

/** Opens page after page, now and then in a browser that was never here. */
export async function visit(soak: Soak, email: string): Promise<void> {
  const { url, releases, roll, counts, fail } = soak;
  let open = await openBrowser(soak, email);
  let page = await open.context.newPage();
  while (!soak.isOver()) {
    const [path, remote] = PAGES[roll(PAGES.length)] ?? ['/app/growth-framework', 'growth'];
    const from = Date.now();
    try {
      if (roll(8) === 0) {
        await open.context.close();
        open = await openBrowser(soak, email);
        page = await open.context.newPage();
        counts.cold += 1;
      }
      const began = Date.now();
      await page.goto(url + path, { timeout: PATIENCE_MS, waitUntil: 'commit' });
      const seen = await standing(page);
      counts.loads += 1;
      judge(seen, { remote, may: releases.seenBy(open.userId, began, Date.now()), what: `${email} load ${path}`, fail });
      await page.waitForTimeout(roll(3_000));
      if (roll(3) === 0) await click(soak, page, open.userId, began, email);
    } catch (error) {
      fail(`${email} ${path} after ${Date.now() - from} ms: ${(error as Error).message}\n${await page.locator('body').innerText({ timeout: 5_000 }).catch(String)}`);
    }
  }
  await open.context.close();
}

/** By the menu, without a load. */
async function click(soak: Soak, page: Page, userId: string, began: number, email: string): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name: soak.roll(2) === 0 ? 'Growth Framework' : 'Timeline', exact: true }).first();
  if (await link.count() === 0) return;
  const isGrowth = (await link.textContent())?.includes('Growth') ?? false;
  await link.click();
  const remote = isGrowth ? 'growth' : 'timeline';
  await page.locator(`main [data-remote="${remote}"]`).or(page.getByRole('alert')).or(page.getByText('Page not found')).first()
    .waitFor({ timeout: PATIENCE_MS });
  const seen = await standing(page);
  soak.counts.clicks += 1;
  judge(seen, { remote, may: soak.releases.seenBy(userId, began, Date.now()), what: `${email} click to ${remote}`, fail: soak.fail });
}

function judge(
  { remote, version, trouble }: Standing, { remote: wanted, may, what, fail }: {
    remote: string; may: (string | null)[]; what: string; fail: Soak['fail'];
  },
): void {
  if (trouble !== null) return fail(`${what}: ${trouble}`);
  if (wanted !== 'growth') return remote === wanted ? undefined : fail(`${what}: ${remote} stands there`);
  if (remote !== null && remote !== wanted) fail(`${what}: ${remote} stands there`);
  else if (!may.includes(version)) fail(`${what}: ${version} stands there in place of ${may.join(' or ')}`);
}

/** Has a text half typed in a tab that stays open: it is told of what is newer, takes it, and the text is still there. */
export async function keepTyping(soak: Soak, email: string): Promise<void> {
  const { url, releases, counts, fail, isOver } = soak;
  const { context, userId } = await openBrowser(soak, email);
  const page = await context.newPage();
  const text = page.getByRole('textbox', { name: 'Vision', exact: true });
  const told = page.getByText('A newer version is ready');
  /** Null while the remote is withdrawn: its page goes, and comes back in the version of then. */
  const versionNow = () => page.evaluate(() => (
    document.querySelector<HTMLElement>('main [data-remote="growth"]')?.dataset['version'] ?? null
  ));
  await page.goto(`${url}/app/growth-framework/foundation?module=vision`, { timeout: PATIENCE_MS });
  for (let round = 1; !isOver(); round += 1) {
    const words = `half ${round} of a thought`;
    try {
      await text.click({ timeout: PATIENCE_MS });
      await page.keyboard.press('Control+End');
      await page.keyboard.type(` ${words}`);
      let behindSince: number | null = null;
      while (!isOver() && !await told.isVisible()) {
        const may = releases.seenBy(userId, Date.now(), Date.now());
        const has = await versionNow();
        // Of a remote that was taken out there is nothing newer.
        if (has === null || may.includes(has) || may.includes(null)) behindSince = null;
        else behindSince ??= Date.now();
        if (behindSince !== null && Date.now() - behindSince > TOLD_MS) {
          fail(`${email} was not told within ${TOLD_MS / 1000} s that ${may.join(' or ')} is there in place of ${has}`);
          behindSince = Date.now();
        }
        await page.waitForTimeout(250);
      }
      if (isOver()) break;
      counts.told += 1;
      if (!(await text.innerText()).includes(words)) fail(`${email}: “${words}” is gone before the reload`);
      const asked = Date.now();
      await page.getByRole('button', { name: /Reload/ }).click();
      await page.waitForFunction((at) => performance.timeOrigin > at, asked, { timeout: PATIENCE_MS });
      const seen = await standing(page);
      const may = releases.seenBy(userId, asked, Date.now());
      judge(seen, { remote: 'growth', may, what: `${email} reload`, fail });
      if (seen.remote === null) {
        while (releases.now.live === null && !isOver()) await page.waitForTimeout(500);
        if (isOver()) break;
        await page.waitForTimeout(PATIENCE_MS / 18);
        await page.reload({ timeout: PATIENCE_MS });
      }
      await text.waitFor({ timeout: PATIENCE_MS });
      const kept = await text.innerText();
      if (!kept.includes(words)) fail(`${email}: “${words}” is gone after the reload: ${kept.slice(-200)}`);
      await text.fill('A vision');
    } catch (error) {
      fail(`${email} typing: ${(error as Error).message}`);
      await page.goto(`${url}/app/growth-framework/foundation?module=vision`, { timeout: PATIENCE_MS }).catch(() => undefined);
    }
  }
  await context.close();
}
