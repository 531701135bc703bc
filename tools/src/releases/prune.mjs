import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sweepEnvironments } from './environments.mjs';
import { keeperOf } from './keepers.mjs';
import { changePointers, remember } from './pointer-file.mjs';
import { diskTime, momentOf } from './shared-clock.mjs';

/** Versions of a remote that can always be gone back to. */
const keptVersions = 20;
/** A tab may be open on what was published within so many days. */
const keptDays = 7;
const dayMs = 24 * 3600 * 1000;

/**
 * Takes old versions of a remote away, with their files: all but the last 20, what is live, a canary or a preview, and what was published
 * or gone back to within the last seven days. Also files that no release is of, as a publisher leaves them that was killed.
 * @param {string} name
 * @param {{ remotesDir: string, by?: import('./pointer-file.mjs').Author, now?: Date }} options
 * @returns {Promise<{ pruned: string[], kept: number }>}
 */
export async function pruneRemote(name, { remotesDir, by, now: said }) {
  const { gone, ...done } = await changePointers(remotesDir, (pointers) => {
    const now = said ?? momentOf(pointers);
    const onDisk = said?.getTime() ?? diskTime(remotesDir);
    const all = pointers.releases[name] ?? [];
    sweepEnvironments(pointers);
    const live = pointers.remotes.find((remote) => remote.name === name);
    const used = new Set([live?.version, live?.canary?.version, ...(pointers.previews[name] ?? []).map(({ version }) => version)]);
    const since = new Date(now.getTime() - keptDays * dayMs).toISOString();
    for (const step of pointers.history) if (step.remote === name && step.at >= since) used.add(step.version);
    const gone = all.slice(0, -keptVersions).filter(({ version }) => !used.has(version)).map(({ version }) => version);
    pointers.releases[name] = all.filter(({ version }) => !gone.includes(version));
    const marks = Object.entries(pointers.marks[name] ?? {}).filter(([version]) => !gone.includes(version));
    if (marks.length > 0) pointers.marks[name] = Object.fromEntries(marks);
    else delete pointers.marks[name];
    const kept = new Set(pointers.releases[name].map(({ version }) => version));
    const unknown = foldersOf(join(remotesDir, name)).filter(({ folder, at }) => (
      !kept.has(folder) && !gone.includes(folder) && onDisk - at > dayMs
    )).map(({ folder }) => folder);
    for (const version of [...gone, ...unknown]) rmSync(join(remotesDir, name, version), { recursive: true, force: true });
    if (gone.length > 0) remember(pointers, { remote: name, action: 'prune', version: gone.at(-1) ?? '', by });
    return { gone, pruned: [...gone, ...unknown], kept: kept.size };
  });
  await keeperOf(remotesDir)?.forget(name, gone);
  return done;
}

function foldersOf(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ folder: name, at: statSync(join(path, name)).mtimeMs }));
}
