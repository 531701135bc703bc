import { completeBrowser } from '../browser/complete-browser.mjs';
import { quickenSelectors } from './quick-selectors.cjs';

quickenSelectors();
const { TestEnvironment } = await import('jest-environment-jsdom');

/** jsdom with the platform's fetch and streams, so that tests meet the same API as the browser offers. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    completeBrowser(this.global);
    // Rules go into the sheet one by one, as in production: as text, jsdom would parse the whole sheet anew for each.
    this.global.SC_DISABLE_SPEEDY = false;
  }
}
