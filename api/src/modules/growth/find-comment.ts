import { eq } from 'drizzle-orm';
import { isModuleKey, type ModuleKey } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { componentComment } from './growth.table';

export type FoundComment = Omit<typeof componentComment.$inferSelect, 'key'> & { key: ModuleKey };

/** A comment, deleted or not. One that was never there is refused like one that is not the viewer's to touch. */
export async function findComment(tx: Db, id: string): Promise<FoundComment> {
  const [row] = await tx.select().from(componentComment).where(eq(componentComment.id, id));
  if (!row || !isModuleKey(row.key)) throw forbidden("You don't have permission to change this comment.");
  return { ...row, key: row.key };
}
