import { distantSteps } from '../publish/distant-steps.mjs';
import { listLines } from '../publish/list-lines.mjs';
import { ownTests } from '../publish/own-tests.mjs';
import { describePacked, readPacked } from '../publish/packed-folder.mjs';
import { builtFolder, ownName } from './build-own.mjs';

/**
 * One step with releases of a running deployment, from a repository of a squad's own.
 * @param {string} action
 * @param {{ to: string, token: string, privateKey?: string, from?: string, canary?: number, isPreview: boolean, untested?: string,
 *   by: { person?: string, commit?: string }, said: { version?: string, until?: string, reason?: string } }} wanted
 * @returns {Promise<string>} what came of it
 */
export async function runStep(action, { to, token, privateKey, from = builtFolder, canary, isPreview, untested, by, said }) {
  const steps = distantSteps(to, token, privateKey);
  if (action === 'list') return listLines(await steps.list()).join('\n');
  const name = await ownName();
  if (action === 'publish') {
    if (canary !== undefined && isPreview) throw new Error('A version is a canary or a preview, not both.');
    const order = { ...(canary !== undefined && { canary }), ...(isPreview && { isPreview }), ...(untested && { untested }), by };
    if (from === builtFolder && !untested) await tellTests(name);
    const done = await steps.publish(name, { from, order });
    if (done.preview) return `${name} ${done.version} is opened by this link alone: ${new URL(`/app?preview=${done.preview}`, to).href}`;
    return canary === undefined ? `${name} ${done.version} is live.` : `${name} ${done.version} goes to ${canary} % of the browsers.`;
  }
  // What a rollback goes back to is called `to` on the way.
  const { version, ...rest } = said;
  const done = await steps[action](name, { by, ...rest, ...(version && { [action === 'rollback' ? 'to' : 'version']: version }) });
  return `${name}: ${action} is done. ${JSON.stringify(done)}`;
}

/** What the tests of these sources said goes with them. A folder that was built elsewhere has brought it along. */
async function tellTests(name) {
  const release = readPacked(builtFolder);
  describePacked(builtFolder, { ...release, tests: await ownTests(name, release.version, { folder: '.' }) });
}
