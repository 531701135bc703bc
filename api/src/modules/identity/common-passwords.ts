import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { commonReadings } from '@heartwood/contract/domain';

/** Beside the bundle (api/dist/main.js), as the migrations are; tests and tools run from the repository or the workspace. */
const PLACES = [join(dirname(process.argv[1] ?? '.'), '../data'), join(process.cwd(), 'api/data'), join(process.cwd(), 'data')];

let commonest: Promise<ReadonlySet<string>> | undefined;

/** Whether it is one of the 100,000 commonest passwords of the world, or one of them with something simple around it. */
export async function isCommon(password: string): Promise<boolean> {
  commonest ??= readList();
  const list = await commonest;
  return commonReadings(password).some((reading) => list.has(reading));
}

/** Read when the first password is set; a process that only serves others never needs it. */
async function readList(): Promise<ReadonlySet<string>> {
  const path = PLACES.map((folder) => join(folder, 'common-passwords.txt')).find(existsSync);
  if (path === undefined) throw new Error(`The list of common passwords is missing; looked in ${PLACES.join(', ')}.`);
  const lines = (await readFile(path, 'utf8')).split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}
