import { dirname, join } from 'node:path';

/** Where a folder of ours may lie: beside the bundle (api/dist/main.js); tests and tools run from the repository or the workspace. */
export function placesOf(folder: string): string[] {
  return [join(dirname(process.argv[1] ?? '.'), '..', folder), join(process.cwd(), 'api', folder), join(process.cwd(), folder)];
}
