import { titleOf } from '../../fixtures/publish-fixtures.mjs';
import { openApp, test } from '../../fixtures/fixture-test';
import { expect } from '../fixture';
import { slowness } from '../../slowness';

const heading = { level: 1 } as const;
/**
 * What a browser says of remotes that are missing, changed or broken, once they are tried: by their own page, or by the status page, which
 * tries them all.
 */
const brokenOnPurpose = /404|integrity|cannot be evaluated|Failed to load resource|Refused to execute script/;

/** Title of a page, whether or not what is unread has been counted yet. */
const named = (page: string) => new RegExp(`^(\\(\\d+\\) )?${page} · Heartwood$`);

test.describe('a remote that is right', () => {
  test('is shown below its path, names the page and takes the focus to its heading', async ({ page, fixtures }) => {
    await openApp(page, fixtures);
    await page.getByRole('link', { name: 'Sample', exact: true }).first().click();
    await expect(page.getByRole('heading', { ...heading, name: 'Sample' })).toBeFocused();
    await expect(page).toHaveTitle(named('Sample'));
    await expect(page).toHaveURL(/\/app\/sample$/);
    await page.getByRole('link', { name: 'To page two', exact: true }).click();
    await expect(page.getByRole('heading', { ...heading, name: 'Sample two' })).toBeFocused();
    await expect(page).toHaveTitle(named('Sample two'));
  });

  test('opens by a deep link and survives a reload', async ({ page, fixtures }) => {
    await openApp(page, fixtures, '/app/sample/two');
    await expect(page.getByRole('heading', { ...heading, name: 'Sample two' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { ...heading, name: 'Sample two' })).toBeVisible();
  });

  test('goes back and forward between remotes and pages of the shell, each entry where it was scrolled', async ({ page, fixtures }) => {
    await openApp(page, fixtures, '/app/sample');
    const below = page.getByRole('link', { name: 'To page two from below' });
    await below.scrollIntoViewIfNeeded();
    const scrolled = () => page.locator('#page').evaluate((element) => element.scrollTop);
    const before = await scrolled();
    expect(before).toBeGreaterThan(1000);
    await below.click();
    await expect(page.getByRole('heading', { ...heading, name: 'Sample two' })).toBeVisible();
    expect(await scrolled()).toBe(0);
    await page.getByRole('link', { name: 'Older', exact: true }).first().click();
    await expect(page.getByRole('heading', { ...heading, name: /^Older/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { ...heading, name: 'Sample two' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
    await expect.poll(scrolled).toBeCloseTo(before, -1);
    await page.goForward();
    await expect(page.getByRole('heading', { ...heading, name: 'Sample two' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { ...heading, name: /^Older/ })).toBeVisible();
  });

  test('asks before unsaved changes are left, by link and by the browser’s own back', async ({ page, fixtures }) => {
    await openApp(page, fixtures, '/app/sample');
    await page.getByRole('link', { name: 'To page two', exact: true }).click();
    await page.getByLabel('Words').fill('half a thought');
    await page.getByRole('link', { name: 'Older', exact: true }).first().click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'What you typed is not saved.' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/app\/sample\/two$/);
    await expect(page.getByLabel('Words')).toHaveValue('half a thought');
    await page.goBack();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/app\/sample\/two$/);
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/app\/sample$/);
    await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
  });

  test('is fetched when the pointer rests on its menu entry', async ({ page, fixtures }) => {
    await openApp(page, fixtures, '/app/team');
    const fetched = page.waitForRequest(/\/remotes\/older\/.*remoteEntry\.js/);
    await page.getByRole('link', { name: 'Older', exact: true }).first().hover();
    await fetched;
  });

  test('keeps its place while it loads: what surrounds it does not move', async ({ page, fixtures }) => {
    await openApp(page, fixtures, '/app/team');
    await page.route(/\/remotes\/sample\/.*remoteEntry\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.evaluate(() => {
      Reflect.set(window, 'shifted', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + shift.value);
        }
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await page.getByRole('link', { name: 'Sample', exact: true }).first().click();
    await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.02);
  });
});

test('slots of a remote are opened by name, mounted in place, and taken away again', async ({ page, fixtures }) => {
  await openApp(page, fixtures, '/app/sample');
  const panel = (room: string) => page.getByRole('complementary', { name: 'Sample panel' }).filter({ hasText: `Panel of ${room}` });
  await page.getByRole('button', { name: 'Open panel' }).click();
  await expect(panel('kitchen')).toBeVisible();
  await page.getByRole('button', { name: 'Panel in place' }).click();
  await expect(page.locator('[data-remote="sample"]').locator(panel('garden'))).toBeVisible();
  // Other params reach it where it stands; a release that cannot take them begins anew with them.
  await panel('garden').getByRole('textbox', { name: 'Words of the panel' }).fill('kept');
  await page.getByRole('textbox', { name: 'Words of the still garden' }).fill('lost');
  await page.getByRole('button', { name: 'Panel in the orchard' }).click();
  await expect(panel('orchard').getByRole('textbox', { name: 'Words of the panel' })).toHaveValue('kept');
  await expect(page.getByRole('textbox', { name: 'Words of the still orchard' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: /^Words of the still/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Panel in place' }).click();
  await expect(panel('orchard')).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Words of the still/ })).toHaveCount(0);
  await panel('kitchen').getByRole('button', { name: 'Close panel' }).click();
  await expect(panel('kitchen')).toBeHidden();
  // A slot that no published remote offers shows nothing and breaks nothing.
  await page.getByRole('button', { name: 'Open nothing' }).click();
  await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
});

test('what the menu leads to is fetched ahead and does not run before somebody visits it', async ({ page, fixtures }) => {
  const fetched = page.waitForResponse(/\/remotes\/slow-module\/.*__federation_expose_remote.*\.js/);
  await openApp(page, fixtures, '/app/team');
  await (await fetched).finished();
  const hasRun = () => page.evaluate(() => Reflect.get(window, 'slowModuleRan') === true);
  await page.getByRole('link', { name: 'Slow module' }).first().hover();
  expect(await hasRun()).toBe(false);
  await page.getByRole('link', { name: 'Slow module' }).first().click();
  await expect(page.getByRole('heading', { ...heading, name: 'Slow module' })).toBeVisible();
  expect(await hasRun()).toBe(true);
});

test('a remote of the previous contract minor is hosted', async ({ page, fixtures }) => {
  await openApp(page, fixtures, '/app/older');
  await expect(page.getByRole('heading', heading)).toContainText('Older, for');
  await expect(page).toHaveTitle(named('Older'));
});

test.describe('a remote that is wrong', () => {
  const reasons = [
    { name: 'newer', stage: 'contract', reason: 'It was released for another version of Heartwood' },
    { name: 'no-manifest', stage: 'manifest', reason: 'Its files could not be found.' },
    { name: 'no-entry', stage: 'script', reason: 'Its program could not be fetched' },
    { name: 'wrong-integrity', stage: 'script', reason: 'is not the one that was released' },
    { name: 'throws-in-evaluate', stage: 'evaluate', reason: 'It stopped while it was starting.' },
    { name: 'throws-in-render', stage: 'mount', reason: 'It ran into an error and was closed.' },
  ];
  for (const { name, stage, reason } of reasons) {
    test(`${name}: the place says why, with Retry and an error id, and the rest goes on`, async ({ page, fixtures, guard }) => {
      guard.allow(brokenOnPurpose);
      const bytes: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes(`/remotes/${name}/`)) bytes.push(request.url());
      });
      await openApp(page, fixtures, `/app/${name}`);
      const fallback = page.locator(`[data-fallback="${name}"]`);
      await expect(fallback).toContainText(`${titleOf(name)} is not available right now`);
      await expect(fallback).toContainText(reason);
      await expect(fallback).toHaveAttribute('data-stage', stage);
      await expect(fallback).toContainText(/Error id [a-z0-9]{8}/);
      await expect(fallback.getByRole('button', { name: 'Retry' })).toBeVisible();
      // The contract is checked before a byte is fetched.
      if (stage === 'contract') expect(bytes).toEqual([]);
      await page.getByRole('link', { name: 'Sample', exact: true }).first().click();
      await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
    });
  }

  test('is tried once more by itself, and again with a fresh address on Retry', async ({ page, fixtures, guard }) => {
    guard.allow(/404|integrity|Failed to load resource/);
    let broken = true;
    const asked: string[] = [];
    await page.route(/\/remotes\/sample\/.*mf-manifest\.json/, (route) => {
      asked.push(route.request().url());
      return broken ? route.fulfill({ status: 404, body: '' }) : route.continue();
    });
    await openApp(page, fixtures, '/app/sample');
    const fallback = page.locator('[data-fallback="sample"]');
    await expect(fallback).toBeVisible();
    expect(new Set(asked).size).toBe(2);
    broken = false;
    await fallback.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
    expect(new Set(asked).size).toBe(3);
  });

  test('hangs: after 10 s the place says that it is slow, and Retry starts anew', async ({ page, fixtures }) => {
    let isHanging = true;
    const held = new Set<() => void>();
    await page.route(/\/remotes\/hangs\/.*remoteEntry\.js/, async (route) => {
      if (isHanging) await new Promise<void>((resolve) => held.add(resolve));
      await route.continue().catch(() => undefined);
    });
    await openApp(page, fixtures, '/app/hangs');
    await expect(page.getByText('Hangs is taking longer than usual.')).toBeVisible({ timeout: 15_000 * slowness });
    isHanging = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { ...heading, name: /^Older/ })).toBeVisible();
    for (const release of held) release();
  });

  test('hangs: it is given up after 120 s', async ({ page, fixtures }) => {
    await page.clock.install();
    let isAsked = false;
    await page.route(/\/remotes\/hangs\/.*remoteEntry\.js/, () => {
      isAsked = true;
      return new Promise(() => undefined);
    });
    await openApp(page, fixtures, '/app/hangs');
    await expect(page.getByRole('region', { name: 'Loading Hangs' })).toBeVisible();
    // What hangs is the script; the time before it is not what is measured here.
    await expect.poll(() => isAsked).toBe(true);
    await page.clock.runFor(11_000);
    await expect(page.getByText('Hangs is taking longer than usual.')).toBeVisible();
    await page.clock.runFor(110_000);
    await expect(page.locator('[data-fallback="hangs"]')).toHaveAttribute('data-stage', 'script');
  });

  test('crashes later: the view is taken down, and Retry brings it back', async ({ page, fixtures }) => {
    await openApp(page, fixtures, '/app/sample');
    await page.getByRole('button', { name: 'Break it' }).click();
    const fallback = page.locator('[data-fallback="sample"]');
    await expect(fallback).toHaveAttribute('data-stage', 'mount');
    await expect(page.getByRole('button', { name: 'Break it' })).toBeHidden();
    await fallback.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Break it' })).toBeVisible();
  });
});

test('the status page tells version, contract, state and last error of each remote', async ({ page, fixtures, guard }) => {
  guard.allow(brokenOnPurpose);
  await openApp(page, fixtures, '/app/team');
  await page.goto(`${fixtures.url}/status`);
  const row = (name: string) => page.locator(`[data-remote-status="${name}"]`);
  await expect(row('sample')).toContainText('1.0.0-fixture');
  await expect(row('sample')).toContainText('Loaded');
  await expect(row('newer')).toContainText('9.0 not supported');
  await expect(row('older')).toContainText('files not covered');
  await expect(row('sample')).not.toContainText('not covered');
  await expect(row('no-entry')).toContainText('Failed');
  await expect(row('no-entry')).toContainText('script');
  await expect(row('throws-in-evaluate')).toContainText(/id [a-z0-9]{8}/);
});

test('one wrong remote takes nothing from the others: whoever was first keeps its page and slot, and the rest is told', async (
  { page, fixtures, guard },
) => {
  guard.allow(brokenOnPurpose);
  await openApp(page, fixtures, '/app/sample/two');
  await expect(page.getByRole('heading', { ...heading, name: 'Sample two' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to one' }).click();
  await page.getByRole('button', { name: 'Open panel' }).click();
  await expect(page.getByRole('complementary', { name: 'Sample panel' })).toContainText('Panel of kitchen');
  await expect(page.getByRole('link', { name: 'Thief', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Older', exact: true }).first().click();
  await expect(page.getByRole('heading', { ...heading, name: /^Older/ })).toBeVisible();

  await page.goto(`${fixtures.url}/status`);
  const thief = page.locator('[data-left-out="thief"]');
  await expect(thief).toHaveText([
    /page \/app\/sample\/two: \/app\/sample is sample’s/, /slot sample-panel@1: it is sample’s/,
    /menu entry thief: \/app\/sample\/two is sample’s/,
  ]);
  await expect(page.locator('[data-left-out="unreadable"]')).toContainText('the whole remote: remote.entry');
  await expect(page.locator('[data-left-out="older"]')).toContainText('a plain one is drawn');
  expect(fixtures.log).toContain('left out of the registry');
});

test('a developer’s override is loaded, shown by a badge on every page, and Reset ends it', async ({ page, fixtures, guard }) => {
  guard.allow(brokenOnPurpose);
  await openApp(page, fixtures, '/app/team');
  await page.goto(`${fixtures.url}/status`);
  await page.getByLabel('Remote', { exact: true }).selectOption('hangs');
  await page.getByLabel('Address of mf-manifest.json').fill('/remotes/sample/1.0.0-fixture/mf-manifest.json');
  await page.getByRole('button', { name: 'Override' }).click();
  await page.goto(`${fixtures.url}/app/hangs`);
  await expect(page.getByText('Overridden: hangs')).toBeVisible();
  await expect(page.locator('[data-remote="hangs"][data-version="override"]')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Overridden: hangs')).toBeHidden();
  await expect(page.getByRole('heading', { ...heading, name: /^Older/ })).toBeVisible();
});

test('an override is offered neither to who is signed out nor where the server does not allow it, and takes no foreign address', async (
  { page, fixtures, product, guard },
) => {
  guard.allow(brokenOnPurpose);
  const form = page.getByRole('heading', { name: 'Developer override' });
  await page.goto(`${fixtures.url}/status`);
  await expect(page.getByRole('heading', { ...heading, name: 'Status' })).toBeVisible();
  await expect(form).toBeHidden();
  await openApp(page, product, '/status');
  await expect(page.locator('[data-remote-status="growth"]')).toBeVisible();
  await expect(form).toBeHidden();
  await openApp(page, fixtures, '/status');
  await page.getByLabel('Address of mf-manifest.json').fill('https://evil.example/mf-manifest.json');
  await page.getByRole('button', { name: 'Override' }).click();
  await expect(page.getByText('This must be an address of this machine or this server')).toBeVisible();
  await expect(page.getByLabel('Address of mf-manifest.json')).toHaveValue('https://evil.example/mf-manifest.json');
  await expect(page.getByText('Overridden:')).toBeHidden();
});
