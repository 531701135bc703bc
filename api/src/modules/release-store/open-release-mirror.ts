import { openObjectStore } from '../../object-store/open-object-store';
import type { Services } from '../../request/context';
import { ReleaseMirror } from './release-mirror';

/** Null where the folder of remotes itself is what counts. */
export async function openReleaseMirror(
  { config, db, bus, log, now }: Pick<Services, 'config' | 'db' | 'bus' | 'log' | 'now'>,
): Promise<ReleaseMirror | null> {
  if (config.objectStore === null || config.releasesIn === 'folder') return null;
  const objects = await openObjectStore(config.objectStore, log);
  const mirror = new ReleaseMirror({ db, bus, log, objects, remotesDir: config.remotesDir, now });
  await mirror.open();
  return mirror;
}
