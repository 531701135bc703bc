import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface ClientOperation {
  /** Folder of the workspace that sends it: `shell`, `mfe-growth`. */
  workspace: string;
  name: string;
  text: string;
}

/** What the shell and every remote of this repository really send, as code generation listed it. */
export function clientOperations(): ClientOperation[] {
  const repository = join(__dirname, '..', '..', '..');
  return readdirSync(repository).sort().flatMap((workspace) => {
    const list = join(repository, workspace, 'persisted-operations.json');
    if (!existsSync(list)) return [];
    const { operations } = JSON.parse(readFileSync(list, 'utf8')) as { operations: { name: string; text: string }[] };
    return operations.map(({ name, text }) => ({ workspace, name, text }));
  });
}
