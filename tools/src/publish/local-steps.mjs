import { endCanary, promoteCanary, withdrawRemote } from '../releases/change-live.mjs';
import { setFreeze } from '../releases/freeze.mjs';
import { listReleases } from '../releases/list-releases.mjs';
import { readPointers } from '../releases/pointer-file.mjs';
import { pruneRemote } from '../releases/prune.mjs';
import { rollbackRemote } from '../releases/rollback-remote.mjs';
import { deprecateVersion, withdrawVersion } from '../releases/version-marks.mjs';
import { StepRefused } from '../releases/release-refused.mjs';
import { contractRules } from './contract-rules.mjs';
import { publishRemote } from './publish-remote.mjs';

/**
 * What can be done with releases in the folder of this machine.
 * @param {string} remotesDir
 */
export function localSteps(remotesDir) {
  requireOwn(remotesDir);
  return {
    list: async () => listReleases(readPointers(remotesDir)),
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
    prune: (name, { by }) => pruneRemote(name, { remotesDir, by }),
    freeze: (reason, by) => setFreeze(remotesDir, { reason, ...(by && { by }) }),
    thaw: () => setFreeze(remotesDir, null),
  };
}

/** A step in a copy would be gone with the next look at what it is a copy of. */
function requireOwn(remotesDir) {
  if (process.env.RELEASES_IN !== 'bucket' && readPointers(remotesDir).revision === undefined) return;
  throw new StepRefused('The releases of this machine are a copy of those in the bucket: name the running deployment with --to and --token-env.');
}
