import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addressAt } from '../start/address-at.mjs';
import { backup, placeOf } from './backup.mjs';
import { restore } from './restore.mjs';

/**
 * What `npm run backup` and `npm run restore` do, and their like in a packed folder.
 * @param {'backup' | 'restore'} what
 * @param {(folder: string) => Promise<import('./backup.mjs').Lock>} lockFolder the server's own
 */
export async function runCommand(what, lockFolder) {
  // What is copied is people's data: it is the owner's alone.
  process.umask(0o077);
  const { positionals: [folder], values } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } });
  try {
    if (!folder) throw new Error(what === 'backup' ? 'Where to? npm run backup -- FOLDER' : 'Where from? npm run restore -- FOLDER');
    console.log(await said(what, resolve(folder), values.at, lockFolder));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

async function said(what, folder, at, lockFolder) {
  const place = placeOf(process.env);
  if (what === 'restore') {
    const restored = await restore(folder, place);
    return `Restored what was backed up on ${restored.at}, ${restored.files} files, into ${place.dataDir}. Start it.`;
  }
  const { HOST, OPERATOR_TOKEN: token, PORT = '4000' } = process.env;
  const server = { origin: at ?? addressAt(HOST, Number(PORT)), token };
  const { database, files } = await backup(folder, { ...place, lockFolder, server });
  return `Backed up ${files} files with the ${database === 'embedded' ? 'embedded database' : 'PostgreSQL database'} into ${folder}.`;
}
