import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const usualPlaces = [
  // The same engine without a window: a journey costs two thirds in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's Chromium runs as root and in a container with these; the rest keeps it from talking to anybody by itself. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser the journeys run in: `CHROMIUM_PATH`, an installed Chromium or Chrome, or the one Playwright downloaded.
 * @returns {string | undefined} path of the program
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return usualPlaces.find((path) => existsSync(path)) ?? downloaded();
}

function downloaded() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // Nothing installed yet: the caller says what to do.
    return undefined;
  }
}
