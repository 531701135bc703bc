import { randomBytes } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../process/config';
import type { Logger } from '../../process/log';

/** A tab may stay open for so long after the last page of its build was sent. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

export interface ShellFiles {
  /** Folders to look for a built file in: this process's own build first, then what any process served of late. */
  folders: readonly string[];
  /** To be awaited before a page is sent: what the page asks for is then there for every process. Never rejects. */
  keep(now?: Date): Promise<void>;
}

/**
 * The hashed files of the shell's builds. Each process copies those of its own build to where all of them see them,
 * beside the remotes' versions, so that a release takes nothing from an open tab, and a page of one process finds its
 * files at another.
 */
export function createShellFiles({ shellDist, remotesDir }: Pick<Config, 'shellDist' | 'remotesDir'>, log: Logger): ShellFiles {
  const own = join(shellDist, 'assets');
  const shared = join(remotesDir, '.shell', 'assets');
  let running: Promise<void> | null = null;
  return {
    folders: [own, shared],
    keep(now = new Date()) {
      running ??= keepFiles(own, shared, now)
        .catch((error: unknown) => log.error({ err: error, folder: shared }, 'the files of the shell cannot be kept for open tabs'))
        .finally(() => {
          running = null;
        });
      return running;
    },
  };
}

async function keepFiles(own: string, shared: string, now: Date): Promise<void> {
  await mkdir(shared, { recursive: true });
  // As open as the folder that the processes share, whatever this one gives its own files.
  const { mode } = await stat(dirname(dirname(shared)));
  for (const folder of [dirname(shared), shared]) await chmod(folder, mode & 0o777).catch(() => undefined);
  for (const file of await filesIn(own)) await keepFile({ from: join(own, file), folder: shared, file, now, mode: mode & 0o666 });
  for (const file of await readdir(shared)) {
    const age = now.getTime() - (await changedAt(join(shared, file), now));
    // Also what a process that died left half copied.
    if (age > KEPT_DAYS * DAY_MS) await rm(join(shared, file), { force: true });
  }
}

/** Its date says when a page asked for it last. The name carries the content: one that is there is the same. */
async function keepFile({
  from,
  folder,
  file,
  now,
  mode,
}: {
  from: string;
  folder: string;
  file: string;
  now: Date;
  mode: number;
}): Promise<void> {
  const target = join(folder, file);
  try {
    await utimes(target, now, now);
  } catch {
    const arriving = join(folder, `.${file}.${randomBytes(6).toString('hex')}`);
    await copyFile(from, arriving);
    await chmod(arriving, mode);
    await utimes(arriving, now, now);
    // Whole or not at all, whoever else does the same.
    await rename(arriving, target);
  }
}

async function changedAt(path: string, otherwise: Date): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    // Another process has just put it into its place, or taken it away.
    return otherwise.getTime();
  }
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
}
