import { openObjectStore } from '../../object-store/open-object-store';
import type { Services } from '../../request/context';
import { ReleaseMirror } from './release-mirror';
import { ShellMirror } from './shell-mirror';

/** Null where the folder of remotes itself is what counts. */
export async function openReleaseMirror(
  { config, db, bus, log, now }: Pick<Services, 'config' | 'db' | 'bus' | 'log' | 'now'>,
): Promise<ReleaseMirror | null> {
  if (config.objectStore === null || config.releasesIn === 'folder') return null;
  const objects = await openObjectStore(config.objectStore, log, now);
  const { remotesDir, shellDist } = config;
  const shell = new ShellMirror({ db, bus, log, objects, remotesDir, shellDist, now });
  const mirror = new ReleaseMirror({ db, bus, log, objects, remotesDir, now, shell });
  await mirror.open();
  await shell.open();
  return mirror;
}
