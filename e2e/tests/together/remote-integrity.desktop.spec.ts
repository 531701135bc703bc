import { openApp, test } from '../../fixtures/fixture-test';
import { expect } from '../fixture';

const heading = { level: 1 } as const;

test.describe('a file that is not the one that was released', () => {
  const tampered = 'tampered with';
  const files = [
    { what: 'the manifest', of: /\/remotes\/sample\/.*mf-manifest\.json/ },
    { what: 'the entry', of: /\/remotes\/sample\/.*remoteEntry\.js/ },
    { what: 'the chunk with the remote’s own code', of: /\/remotes\/sample\/.*__federation_expose_remote\.js/ },
  ];
  for (const { what, of } of files) {
    test(`does not run: ${what}; the place says that something is wrong, and goes on when it is mended`, async (
      { page, fixtures, guard },
    ) => {
      guard.allow(/integrity|Failed to load resource|ChunkLoadError|Loading chunk|ScriptNetworkError|Failed to fetch|tampered with/);
      const ran: string[] = [];
      page.on('console', (message) => {
        if (message.text() === tampered) ran.push(message.text());
      });
      await page.route(of, async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        const body = text.startsWith('{')
          ? text.replace('"sync":[', '"sync":["../evil.js",')
          : `console.log(${JSON.stringify(tampered)});${text}`;
        await route.fulfill({ response: answer, body });
      });
      await openApp(page, fixtures, '/app/sample');
      await expect(page.locator('[data-fallback="sample"]')).toBeVisible();
      await page.getByRole('link', { name: 'Older', exact: true }).first().click();
      await expect(page.getByRole('heading', { ...heading, name: /^Older/ })).toBeVisible();
      expect(ran).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
      await page.goto(`${fixtures.url}/app/sample`);
      await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
    });
  }

  test('does not run: a chunk that is fetched late', async ({ page, fixtures, guard }) => {
    guard.allow(/integrity|Failed to load resource|ChunkLoadError|Loading chunk/);
    const ran: string[] = [];
    page.on('console', (message) => {
      if (message.text() === tampered) ran.push(message.text());
    });
    await openApp(page, fixtures, '/app/sample');
    await expect(page.getByRole('heading', { ...heading, name: 'Sample', exact: true })).toBeVisible();
    const late = /\/remotes\/sample\/1\.0\.0-fixture\/(?!remoteEntry|mf-manifest|__federation).*\.js/;
    let changed = 0;
    await page.route(late, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      if (!text.includes('The late part')) return route.fulfill({ response: answer });
      changed += 1;
      return route.fulfill({ response: answer, body: `console.log(${JSON.stringify(tampered)});${text}` });
    });
    await page.getByRole('link', { name: 'To the late part' }).click();
    await expect(page.locator('[data-fallback="sample"]')).toBeVisible();
    expect(changed).toBeGreaterThan(0);
    expect(ran).toEqual([]);
  });
});
