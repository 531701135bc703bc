import { defineConfig } from '@playwright/test';
import { browserArguments, findLeanBrowser } from '../tools/src/browser/find-browser.mjs';
import { slowness } from './slowness';

/**
 * A page of a journey lives a few seconds: V8 would compile for speed what then is gone, beside the page in threads of its own, and collect
 * what was dropped in several threads at once. With room for what is new it is dropped, not carried about.
 */
const shortLived = '--js-flags=--no-opt --no-maglev --single-threaded-gc --min-semi-space-size=16';

const use = {
  launchOptions: { executablePath: findLeanBrowser(), args: [...browserArguments, shortLived] },
  actionTimeout: 15_000 * slowness,
  navigationTimeout: 30_000 * slowness,
  locale: 'en-GB',
  timezoneId: 'Europe/Berlin',
  // Where CI runs nobody opens a trace, and to keep one costs each journey.
  trace: process.env.CI ? 'off' as const : { mode: 'retain-on-failure' as const, screenshots: false, snapshots: true, sources: false },
  screenshot: 'only-on-failure' as const,
  // What a worker answers no journey can take away. With it: what is told by push, and what opens without a line.
  serviceWorkers: 'block' as const,
};

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './server/prepare.ts',
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A busy machine makes everything slower and nothing wrong; what fails, fails at the end of these.
  timeout: 180_000 * slowness,
  expect: { timeout: 20_000 * slowness },
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  projects: [
    { name: 'desktop', use: { ...use, viewport: { width: 1440, height: 900 } } },
    // What a phone shows otherwise is told twice. What only a wide screen shows, or what is the same on any, is in `*.desktop.spec.ts` or
    // has the tag.
    {
      name: 'phone', testIgnore: '**/*.desktop.spec.ts', grepInvert: /@desktop/,
      use: { ...use, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
