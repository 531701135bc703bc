import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commonReadings } from '@heartwood/contract/domain';
import { placesOf } from '../../process/beside-bundle';

let commonest: Promise<ReadonlySet<string>> | undefined;

/** Whether it is one of the 100,000 commonest passwords of the world, or one of them with something simple around it. */
export async function isCommon(password: string): Promise<boolean> {
  commonest ??= readList();
  const list = await commonest;
  return commonReadings(password).some((reading) => list.has(reading));
}

/** Read when the first password is set; a process that only serves others never needs it. */
async function readList(): Promise<ReadonlySet<string>> {
  const places = placesOf('data');
  const path = places.map((folder) => join(folder, 'common-passwords.txt')).find(existsSync);
  if (path === undefined) throw new Error(`The list of common passwords is missing; looked in ${places.join(', ')}.`);
  const lines = (await readFile(path, 'utf8')).split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}
