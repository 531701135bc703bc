import { createHash } from 'node:crypto';
import { asc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict } from '../../request/errors';
import { recordAct } from '../operations';
import type { FileStore } from './file-store';
import { files } from './files.table';
import { readWhole } from './read-whole';

export interface Move {
  to: 'bucket' | 'folder';
  /** Where the page before ended; null at the beginning. */
  after: string | null;
  /** What is there as it should be is taken away where it came from. */
  removes: boolean;
}

export interface Moved {
  /** Copied now, and compared. */
  moved: number;
  /** Were there, with the same bytes. */
  there: number;
  /** In neither of the two. */
  missing: string[];
  /** For the next page; null: all have been looked at. */
  after: string | null;
}

const PAGE = 2_000;
/** An answer is waited for: the rest is for the next call. */
const WORK_MS = 5_000;

/** Ids of what lies beside the files under ids of its own. */
export type OthersKept = (context: Context) => Promise<readonly string[]>;

/**
 * Copies a page of all files to where they are to be, each compared by its digest, read back from there. It may be cut off at any moment,
 * called again, and called while people upload and delete: what is new goes into the first of the two stores meanwhile.
 */
export async function moveFiles(context: Context, { to, after, removes }: Move, others: OthersKept): Promise<Moved> {
  const { db: { orm }, files: { both } } = context;
  if (both === null) throw conflict(
    'Start every process with FILES_IN=bucket-then-folder or folder-then-bucket first: files move between the two.',
  );
  const [source, target] = to === 'bucket' ? [both.folder, both.bucket] : [both.bucket, both.folder];
  if (after === null) await recordAct(orm, context, { kind: 'files-moved', subject: to, data: { removes } });
  const rows = await orm.select({ id: files.id }).from(files).where(after === null ? undefined : gt(files.id, after))
    .orderBy(asc(files.id)).limit(PAGE);
  const result: Moved = { moved: 0, there: 0, missing: [], after: null };
  const until = Date.now() + WORK_MS;
  const move = async (id: string, isKnown: () => Promise<boolean>) => {
    const done = await moveOne(source, target, id, removes);
    if (done === 'missing') {
      if (await isKnown()) result.missing.push(id);
    } else result[done] += 1;
    // Somebody let it go while it was copied: nobody else would take the copy away.
    if (done === 'moved' && !await isKnown()) await target.remove(id);
  };
  if (after === null) for (const id of await others(context)) await move(id, async () => (await others(context)).includes(id));
  for (const { id } of rows) {
    await move(id, async () => await orm.$count(files, eq(files.id, id)) > 0);
    result.after = id;
    if (Date.now() > until) return result;
  }
  return { ...result, after: rows.length < PAGE ? null : result.after };
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function moveOne(source: FileStore, target: FileStore, id: string, removes: boolean): Promise<'moved' | 'there' | 'missing'> {
  const bytes = await readWhole(source, id);
  if (bytes === null) return await target.size(id) === null ? 'missing' : 'there';
  const before = await readWhole(target, id);
  const isThere = before !== null && digestOf(before) === digestOf(bytes);
  if (!isThere) {
    await target.put(id, bytes);
    const copy = await readWhole(target, id);
    if (copy === null || digestOf(copy) !== digestOf(bytes)) throw new Error(`The copy of the file ${id} is not the file.`);
  }
  if (removes) await source.remove(id);
  return isThere ? 'there' : 'moved';
}
