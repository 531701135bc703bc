import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const usualPlaces = [
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
 * The browser of people: `CHROMIUM_PATH`, an installed Chromium or Chrome, or the one Playwright downloaded.
 * @returns {string | undefined} path of the program
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return usualPlaces.find((path) => existsSync(path)) ?? downloaded();
}

/**
 * The same engine without a window, as Debian packs it: a journey costs two thirds of the time in it. It has no people's settings, so
 * that it keeps what a frame of another origin may not keep in a browser; such journeys want `findBrowser`.
 * @returns {string | undefined} path of the program; that of `findBrowser` where there is no such one
 */
export function findLeanBrowser() {
  const lean = '/usr/bin/chromium-headless-shell';
  return !process.env.CHROMIUM_PATH && existsSync(lean) ? lean : findBrowser();
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
