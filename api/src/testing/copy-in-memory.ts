import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryFS } from '@electric-sql/pglite';

/** Where PGlite has its data folder in the file system of its program. */
const DATA = '/pglite/data';

/** What Emscripten's file system can do besides what PGlite's types say of it. */
interface Files {
  mkdirTree(path: string, mode: number): void;
  writeFile(path: string, data: Uint8Array, options: { mode: number; canOwn: boolean }): void;
}

/**
 * A folder of PGlite, read into memory as it is: what is written afterwards stays there. PGlite's own way, a dump as a tar, takes as long
 * as its start once more.
 */
export class CopyInMemory extends MemoryFS {
  constructor(readonly folder: string) {
    super();
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg!.Module.FS as unknown as Files;
    const fill = (from: string, to: string): void => {
      files.mkdirTree(to, 0o700);
      for (const entry of readdirSync(from, { withFileTypes: true })) {
        const [source, target] = [join(from, entry.name), `${to}/${entry.name}`];
        if (entry.isDirectory()) fill(source, target);
        else files.writeFile(target, new Uint8Array(readFileSync(source)), { mode: 0o600, canOwn: true });
      }
    };
    fill(this.folder, DATA);
  }
}
