import { endCanary, promoteCanary, withdrawRemote } from '../../../../tools/src/releases/change-live.mjs';
import { endBranch } from '../../../../tools/src/releases/environments.mjs';
import { pruneRemote } from '../../../../tools/src/releases/prune.mjs';
import { followBranch } from '../../../../tools/src/releases/rule-pointers.mjs';
import { rollbackRemote } from '../../../../tools/src/releases/rollback-remote.mjs';
import { deprecateVersion, withdrawVersion } from '../../../../tools/src/releases/version-marks.mjs';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { writtenDown } from './release-acts';
import type { StepBody } from './release.schema';
import type { Squad } from './squad';
import { RULES } from './take-release';

/** What a squad does with versions that are there. */
export async function takeStep(context: Context, squad: Squad, remote: string, step: StepBody): Promise<object> {
  const { remotesDir } = context.config;
  const { action, to, version, reason, until, branch } = step;
  const said = { person: step.by?.person ?? null, commit: step.by?.commit ?? null, reason: reason ?? null };
  const by = { ...step.by, squad: squad.name };
  const options = { remotesDir, by, ...(reason && { reason }) };
  return writtenDown<object>(context, squad, { action, remote, version: to ?? version ?? null, ...said }, async (tell) => {
    const done = async (): Promise<{ version: string } | { pruned: string[] }> => {
      switch (action) {
        case 'promote': return promoteCanary(remote, { ...options, rules: RULES });
        case 'end-canary': return endCanary(remote, options);
        case 'rollback': return rollbackRemote(remote, { ...options, rules: RULES, ...(to && { to }) });
        case 'follow':
          if (branch === undefined) throw invalid('branch', 'A branch is wanted.');
          return followBranch(remote, { ...options, branch });
        case 'end-branch':
          if (!branch) throw invalid('branch', 'A branch is wanted.');
          return endBranch(remote, { ...options, branch });
        case 'prune': return pruneRemote(remote, options);
        case 'deprecate':
          if (!version || !reason || !until) throw invalid('version', 'A version, a reason and a day are wanted.');
          return deprecateVersion(remote, { ...options, version, reason, until });
        case 'withdraw':
          if (version && !reason) throw invalid('reason', 'A reason is wanted.');
          return version && reason ? withdrawVersion(remote, { ...options, version, reason }) : withdrawRemote(remote, options);
      }
    };
    const answer = await done();
    if ('version' in answer) await tell({ version: answer.version });
    return answer;
  });
}
