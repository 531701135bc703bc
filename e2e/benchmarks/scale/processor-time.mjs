import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the clock that Linux counts processor time in. */
const TICKS_A_SECOND = 100;

/** @param {string} path @returns {string} nothing when the process has ended */
function read(path) {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/** @returns {{ pid: number, parent: number, name: string, own: number, waited: number, megabytes: number }[]} seconds of each process */
function processes() {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    const line = read(`/proc/${pid}/stat`);
    if (line === '') return [];
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ').map(Number);
    const seconds = (/** @type {number} */ first) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) / TICKS_A_SECOND;
    return [{
      pid: Number(pid), parent: fields[1] ?? 0, name: line.slice(line.indexOf('(') + 1, line.lastIndexOf(')')),
      own: seconds(11), waited: seconds(13), megabytes: ((fields[21] ?? 0) * 4096) / 1024 ** 2,
    }];
  });
}

/** Seconds of all processors that were not idle since the machine was started; of a process, with its children. */
export function processorTime() {
  const all = processes();
  const [, ...ticks] = (read('/proc/stat').split('\n', 1)[0] ?? '').split(/\s+/).map(Number);
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = ticks;
  const treeOf = (/** @type {number} */ pid) => (
    /** @type {number} */ (all.filter((one) => one.pid === pid || one.parent === pid)
      .reduce((sum, { pid: id, own, waited }) => sum + own + (id === pid ? waited : 0), 0))
  );
  return {
    busy: (user + nice + system + interrupts + soft) / TICKS_A_SECOND,
    of: treeOf,
    /** Of our own children with this name. @param {string} name */
    named: (name) => all.filter((one) => one.parent === process.pid && one.name === name).reduce((sum, { pid }) => sum + treeOf(pid), 0),
    megabytes: (/** @type {number} */ pid) => all.find((one) => one.pid === pid)?.megabytes ?? 0,
  };
}
