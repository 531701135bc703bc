import { changePointers } from './pointer-file.mjs';
import { StepRefused } from './release-refused.mjs';
import { momentOf } from './shared-clock.mjs';

/**
 * Nothing new becomes live while publishing is frozen. What heals goes on: rollback, the end of a canary, withdrawal.
 * @param {import('./pointer-file.mjs').Pointers} pointers
 */
export function requireThawed({ frozen }) {
  if (frozen) throw new StepRefused(`Publishing is frozen since ${frozen.at.slice(0, 16).replace('T', ' ')} UTC: ${frozen.reason}`);
}

/**
 * @param {string} remotesDir
 * @param {{ reason: string, by?: string } | null} freeze null ends it
 * @returns {Promise<import('./pointer-file.mjs').Freeze | null>} what was before
 */
export function setFreeze(remotesDir, freeze) {
  return changePointers(remotesDir, (pointers) => {
    const before = pointers.frozen;
    pointers.frozen = freeze && { reason: freeze.reason, at: momentOf(pointers).toISOString(), ...(freeze.by && { by: freeze.by }) };
    return before;
  });
}
