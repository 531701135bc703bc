import { randomUUID } from 'node:crypto';
import type { Context } from '../../context';
import { files } from './files.table';

/** Keeps the bytes and who they belong to; answers the address that they are served at. */
export async function keepFile({ files: store, db }: Context, { bytes, ...facts }: { ownerId: string; purpose: string; contentType: string; name: string; bytes: Buffer }): Promise<string> {
  const id = randomUUID();
  await store.put(id, bytes);
  await db.orm.insert(files).values({ id, ...facts, size: bytes.length });
  return `/files/${id}`;
}
