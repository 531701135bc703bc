import { Script } from 'node:vm';
import { join } from 'node:path';
import { build } from 'esbuild';
import { JSDOM, VirtualConsole } from 'jsdom';
import { watchEffects } from './watch-effects.mjs';
import { completeBrowser } from '../browser/complete-browser.mjs';
import { root } from '../root.mjs';

/** @typedef {import('../releases/release-problems.mjs').ModuleFacts} ModuleFacts */

/** ms for the code at the top of a module. */
const patience = 30_000;

/**
 * Evaluates a remote's `src/remote.tsx` in a window of its own and looks at what it exports. Nothing is mounted.
 * @param {string} folder the remote's workspace folder, `mfe-growth`
 * @param {string} [base] absolute path of the folder that it lies in
 * @returns {Promise<ModuleFacts>} rejects when it cannot be built or evaluated
 */
export async function readModule(folder, base = root) {
  const { outputFiles } = await build({
    entryPoints: [join(base, folder, 'src', 'remote.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'remoteModule',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: Object.fromEntries(['.css', '.woff2', '.png', '.svg', '.jpg'].map((ending) => [ending, 'empty'])),
    logLevel: 'silent',
  });
  const page = new JSDOM('<!doctype html>', {
    url: 'http://localhost/', runScripts: 'outside-only', pretendToBeVisual: true, virtualConsole: new VirtualConsole(),
  });
  try {
    completeBrowser(page.window);
    const context = page.getInternalVMContext();
    const effects = watchEffects(page.window);
    const facts = new Script(`var remoteModule;${outputFiles[0].text}
      JSON.stringify({ contract: remoteModule.contract, hasPage: Boolean(remoteModule.page), slots: Object.keys(remoteModule.slots ?? {}) })`);
    return { ...JSON.parse(facts.runInContext(context, { timeout: patience })), effects: effects() };
  } finally {
    page.window.close();
  }
}
