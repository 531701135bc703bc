import { distantSteps } from '../publish/distant-steps.mjs';
import { listLines } from '../publish/list-lines.mjs';
import { ownTests } from '../publish/own-tests.mjs';
import { describePacked, readPacked } from '../publish/packed-folder.mjs';
import { branchEndedLine, followedLine, publishOrder, publishedLine } from '../publish/publish-order.mjs';
import { builtFolder, ownName } from './build-own.mjs';

/**
 * One step with releases of a running deployment, from a repository of a squad's own.
 * @param {string} action
 * @param {{ to: string, token: string, privateKey?: string, from?: string,
 *   how: { canary?: string, preview?: boolean, branch?: string, untested?: string }, by: { person?: string, commit?: string },
 *   said: { version?: string, until?: string, reason?: string } }} wanted
 * @returns {Promise<string>} what came of it
 */
export async function runStep(action, { to, token, privateKey, from = builtFolder, how, by, said }) {
  const steps = distantSteps(to, token, privateKey);
  if (action === 'list') return listLines(await steps.list()).join('\n');
  const name = await ownName();
  if (action === 'publish') {
    const order = publishOrder(how);
    if (from === builtFolder && !order.untested) await tellTests(name);
    return publishedLine(name, await steps.publish(name, { from, order: { ...order, by } }), order, to);
  }
  const { branch } = how;
  if (action === 'follow') {
    if (branch === undefined) throw new Error('Say which: --branch main, or --branch \'\' to end it.');
    return followedLine(name, await steps.follow(name, { by, branch }));
  }
  if (action === 'end-branch') {
    if (!branch) throw new Error('Say which: --branch BRANCH');
    return branchEndedLine(name, await steps['end-branch'](name, { by, branch }));
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
