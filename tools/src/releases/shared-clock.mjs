import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Machines that publish into one folder differ in their clocks. What they write and look at is told by one that they share: the disk's, or
 * where pointers are kept elsewhere, that of who keeps them.
 * @type {WeakMap<object, Date>}
 */
const moments = new WeakMap();

/** @param {object} pointers that are being changed @param {Date} moment */
export function setMoment(pointers, moment) {
  moments.set(pointers, moment);
}

/**
 * When a change is made.
 * @param {object} pointers
 * @returns {Date} this machine's time for pointers that are only read
 */
export const momentOf = (pointers) => moments.get(pointers) ?? new Date();

/**
 * What time it is where a folder lies, ms.
 * @param {string} folder
 */
export function diskTime(folder) {
  const probe = mkdtempSync(join(folder, '.now-'));
  try {
    return statSync(probe).mtimeMs;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}
