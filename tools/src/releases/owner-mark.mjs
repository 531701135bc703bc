import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Names this process and this one piece of its work, for what it leaves on a disk that others see too.
 * @returns {string} `<machine>:<process>:<when that began>:<random>`
 */
export function ownerMark() {
  return [machine(), process.pid, beganAt(process.pid), randomBytes(6).toString('hex')].join(':');
}

/**
 * Whether the process of a mark is known to have ended. A number alone does not tell: in a container each start has the same one, and on a
 * shared disk it is another machine's.
 * @param {string} mark
 * @returns {boolean} false for a process of another machine, of which nothing is known here
 */
export function isGone(mark) {
  const [where = '', pid = '', began = ''] = mark.split(':');
  // As an earlier tool wrote it: the number alone.
  if (/^\d+$/.test(mark)) return !isAlive(Number(mark));
  if (where !== machine()) return false;
  return !isAlive(Number(pid)) || beganAt(Number(pid)) !== began;
}

const machine = () => hostname().replaceAll(':', '-');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/** In ticks since the machine began; empty where nobody tells. */
function beganAt(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
