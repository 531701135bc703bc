import type { Page } from '@playwright/test';
import { openApp, test } from '../../fixtures/fixture-test';
import { expect, expectAccessibleInBothThemes } from '../fixture';

const heading = { level: 1 } as const;
/** What a browser says of files that are not there. */
const missing = /404|integrity|Failed to load resource|ChunkLoadError|Loading chunk/;

test('a slot that can not be loaded leaves nothing behind: the product keeps its height', async ({ page, fixtures, guard }) => {
  guard.allow(missing);
  await page.route(/\/remotes\/messaging\//, (route) => route.fulfill({ status: 404, body: '' }));
  // Every page has the quick chats at its foot.
  const isTold = page.waitForEvent('console', (message) => /\[heartwood\] [a-z0-9]{8} messaging/.test(message.text()));
  await openApp(page, fixtures, '/app/sample');
  await isTold;
  const sheet = await page.locator('#main').boundingBox();
  expect(sheet?.height).toBe((page.viewportSize()?.height ?? 0) - 16);
  await expect(page.locator('[data-fallback]')).toHaveCount(0);
  await expect(page.getByText('not available')).toHaveCount(0);
});

test('a slot that somebody opened and that can not be shown says so in its own layer, with Retry and Close', async (
  { page, fixtures, guard },
) => {
  guard.allow(missing);
  await openApp(page, fixtures, '/app/sample');
  await page.getByRole('button', { name: 'Open lost panel' }).click();
  const layer = page.getByRole('alert', { name: 'Panel' });
  await expect(layer).toContainText('This panel is not available right now');
  await expect(layer).toContainText(/Error id [a-z0-9]{8}/);
  await layer.getByRole('button', { name: 'Retry' }).click();
  await expect(layer.getByRole('button', { name: 'Retry' })).toBeFocused();
  await expect(layer).toContainText('This panel is not available right now');
  await expectAccessibleInBothThemes(page);
  await layer.getByRole('button', { name: 'Close' }).click();
  await expect(layer).toBeHidden();
  await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
});

test('a remote that lost a chunk to a newer build: the page reloads once, then the place says why', async ({ page, fixtures, guard }) => {
  guard.allow(missing);
  await openApp(page, fixtures, '/app/sample');
  await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
  const lateChunks = /\/remotes\/sample\/1\.0\.0-fixture\/(?!remoteEntry|mf-manifest|__federation).*\.js/;
  await page.route(lateChunks, (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('framenavigated', () => {
    loads += 1;
  });
  await page.getByRole('link', { name: 'To the late part' }).click();
  const fallback = page.locator('[data-fallback="sample"]');
  await expect(fallback).toHaveAttribute('data-stage', 'chunk');
  expect(loads).toBe(2);
  // The chunk is back, and Retry has it without another load of the page.
  await page.unroute(lateChunks);
  await fallback.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The late part')).toBeVisible();
  expect(loads).toBe(2);
});

test('a remote that misses the chunk of its exposed module: told as such, and Retry has it when it is back', async (
  { page, fixtures, guard },
) => {
  guard.allow(missing);
  const exposed = /\/remotes\/sample\/.*__federation_expose_remote.*\.js/;
  await page.route(exposed, (route) => route.fulfill({ status: 404, body: '' }));
  await openApp(page, fixtures, '/app/sample');
  const fallback = page.locator('[data-fallback="sample"]');
  await expect(fallback).toHaveAttribute('data-stage', 'chunk');
  await page.unroute(exposed);
  await fallback.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
});

test('the last good registry is kept while the server’s answer is missing or wrong', async ({ page, fixtures, guard }) => {
  // The status page tries all remotes, also those that are wrong.
  guard.allow(/404|500|integrity|cannot be evaluated|Failed to load resource|Refused to execute script/);
  await openApp(page, fixtures, '/app/sample');
  await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
  await leaveRegistryOut(page);
  await page.route(
    '**/registry.json', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"schema":1,"remotes":"none"}' }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
  await page.unroute('**/registry.json');
  await page.route('**/registry.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${fixtures.url}/status`);
  await expect(page.getByText('The last good list is used.')).toBeVisible();
});

test('a registry that does not answer yields to the kept one, and a late answer is still taken', async ({ page, fixtures }) => {
  await openApp(page, fixtures, '/app/sample');
  await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
  await leaveRegistryOut(page);
  let answer: () => void = () => undefined;
  const isLate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/registry.json', async (route) => {
    await isLate;
    await route.fulfill({ json: { schema: 1, remotes: [] } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { ...heading, name: 'Page not found' })).toBeVisible();
});

test('errors in a handler, a timer and a promise are told by remote and version; the page goes on', async ({ page, fixtures, guard }) => {
  guard.allow(/thrown on purpose|404|integrity|cannot be evaluated|Failed to load resource|Refused to execute script/);
  await openApp(page, fixtures, '/app/throws-later');
  for (const where of ['handler', 'timer', 'promise']) {
    const thrown = page.waitForEvent('pageerror');
    await page.getByRole('button', { name: where }).click();
    await thrown;
  }
  await expect(page.getByRole('heading', { ...heading, name: 'Throws later' })).toBeVisible();
  await page.goto(`${fixtures.url}/status`);
  await expect(page.locator('[data-remote-status="throws-later"]')).toContainText(/running · 1\.0\.0-fixture · .* · id [a-z0-9]{8}/);
  // What waited went out as the page was left.
  const metrics = async () => (await page.request.get(`${fixtures.url}/metrics`)).text();
  await expect.poll(metrics).toContain('heartwood_client_errors_total{remote="throws-later",version="1.0.0-fixture",stage="running"} 3');
});

test('the error id that a person is shown is told to the server, and the slot it was met in to this tab’s status page', async (
  { page, fixtures, guard },
) => {
  guard.allow(/404|integrity|cannot be evaluated|Failed to load resource|Refused to execute script/);
  await openApp(page, fixtures, '/app/sample');
  const told = page.waitForRequest((request) => (
    request.url().endsWith('/api/v1/reports') && (request.postData() ?? '').includes('no-manifest')
  ));
  await page.getByRole('button', { name: 'Open lost panel' }).click();
  const layer = page.getByRole('alert', { name: 'Panel' });
  await expect(layer).toContainText(/Error id [a-z0-9]{8}/);
  const id = /Error id ([a-z0-9]{8})/.exec(await layer.innerText())?.[1];
  expect((await told).postDataJSON())
    .toMatchObject({ reports: [{ id, remote: 'no-manifest', version: '1.0.0-fixture', stage: 'manifest' }] });
  await page.goto(`${fixtures.url}/status`);
  await expect(page.locator('[data-remote-status="no-manifest"]')).toContainText('lost-panel@1: Error');
  await expect(page.locator('[data-remote-status="no-manifest"]')).toContainText(`id ${id ?? ''}`);
});

/** Pages as from a server that could not read its registry: the shell has to ask. */
async function leaveRegistryOut(page: Page): Promise<void> {
  // Before the program, which waits for the end of the page.
  await page.addInitScript(() => (
    document.addEventListener('readystatechange', () => document.getElementById('heartwood-registry')?.replaceChildren())
  ));
}
