import type { BrowserContext, Page } from '@playwright/test';
import { slowness } from '../slowness';

/** Slows the processor of each page of a context, so that a journey that counts on who is faster is found out. */
export function slowProcessor(context: BrowserContext): void {
  if (slowness === 1) return;
  const slow = async (page: Page) => {
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness });
  };
  // A page that is closed at once needs no slowness.
  context.on('page', (page) => { slow(page).catch(() => undefined); });
}
