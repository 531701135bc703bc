import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Logger } from '../process/log';

/** As codegen writes it and each build brings it along. */
export const LIST_FILE = 'persisted-operations.json';

/** The texts of one list. One that is not there has none; one that is not whole is left out and told in the log. */
export async function readOperationList(path: string, log: Logger): Promise<string[]> {
  try {
    const { operations } = JSON.parse(await readFile(path, 'utf8')) as { operations: { text: unknown; sha256: unknown }[] };
    return operations.map(({ text, sha256 }) => {
      if (typeof text !== 'string' || createHash('sha256').update(text).digest('hex') !== sha256)
        throw new Error('A text is not what its hash says.');
      return text;
    });
  } catch (error) {
    if (!isAbsent(error)) log.warn({ path, error: (error as Error).message }, 'a list of operations is left out');
    return [];
  }
}

function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}
