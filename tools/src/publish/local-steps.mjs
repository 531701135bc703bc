import { endCanary, promoteCanary, withdrawRemote } from '../releases/change-live.mjs';
import { endBranch } from '../releases/environments.mjs';
import { setFreeze } from '../releases/freeze.mjs';
import { readKeptOperations, versionFacts } from '../releases/kept-operations.mjs';
import { listReleases, withFacts } from '../releases/list-releases.mjs';
import { readPointers } from '../releases/pointer-file.mjs';
import { pruneRemote } from '../releases/prune.mjs';
import { followBranch } from '../releases/rule-pointers.mjs';
import { rollbackRemote } from '../releases/rollback-remote.mjs';
import { libraryLines } from '../releases/release-size.mjs';
import { setSetting } from '../releases/settings.mjs';
import { deprecateVersion, withdrawVersion } from '../releases/version-marks.mjs';
import { StepRefused } from '../releases/release-refused.mjs';
import { contractRules } from './contract-rules.mjs';
import { checkoutFacts } from './operation-problems.mjs';
import { publishRemote } from './publish-remote.mjs';

/**
 * What can be done with releases in the folder of this machine.
 * @param {string} remotesDir
 */
export function localSteps(remotesDir) {
  requireOwn(remotesDir);
  return {
    async list() {
      const facts = await versionFacts(readKeptOperations(remotesDir), checkoutFacts());
      return withFacts(listReleases(readPointers(remotesDir)), facts);
    },
    libraries: async () => libraryLines(readPointers(remotesDir)),
    operations: async () => readKeptOperations(remotesDir),
    publish: (name, { order, from }) => {
      if (from !== undefined) throw new Error('--from is for sending: name the deployment with --to.');
      return publishRemote(name, { remotesDir, order });
    },
    promote: async (name, { by }) => promoteCanary(name, { remotesDir, rules: await contractRules(), by }),
    'end-canary': (name, { by, reason }) => endCanary(name, { remotesDir, by, reason }),
    rollback: async (name, { to, by, reason }) => rollbackRemote(name, { remotesDir, rules: await contractRules(), to, by, reason }),
    withdraw: (name, { version, reason, by }) => (
      version ? withdrawVersion(name, { remotesDir, version, reason, by }) : withdrawRemote(name, { remotesDir, by, reason })
    ),
    deprecate: (name, { version, reason, until, by }) => deprecateVersion(name, { remotesDir, version, reason, until, by }),
    follow: (name, { branch, by }) => followBranch(name, { remotesDir, branch, by }),
    'end-branch': (name, { branch, by }) => endBranch(name, { remotesDir, branch, by }),
    prune: (name, { by }) => pruneRemote(name, { remotesDir, by }),
    set: (name, order) => setSetting(name, { remotesDir, ...order }),
    freeze: (reason, by) => setFreeze(remotesDir, { reason, ...(by && { by }) }),
    thaw: () => setFreeze(remotesDir, null),
  };
}

/** A step in a copy would be gone with the next look at what it is a copy of. */
function requireOwn(remotesDir) {
  if (process.env.RELEASES_IN !== 'bucket' && readPointers(remotesDir).revision === undefined) return;
  throw new StepRefused('The releases of this machine are a copy of those in the bucket: name the running deployment with --to and --token-env.');
}
