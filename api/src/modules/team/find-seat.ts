import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { teamMember } from '../company';

/** A seat by its id. One that is not there is refused like one that is not the viewer's to touch. */
export async function findSeat(tx: Db, id: string): Promise<typeof teamMember.$inferSelect> {
  const [row] = await tx.select().from(teamMember).where(eq(teamMember.id, id));
  if (!row) throw forbidden("You don't have permission to change this member.");
  return row;
}
