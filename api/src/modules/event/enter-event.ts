import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { seatSql, standingOf, type Seat } from '../company';
import { requireViewer } from '../identity';
import { CREATOR_THERE, visibleEventSql } from './event.queries';
import { canDeleteEvent, canEditEvent, type EventRights } from './event.policy';
import { event } from './event.table';

export type EventRecord = typeof event.$inferSelect;

export interface EnteredEvent { event: EventRecord; viewerId: string; rights: EventRights; now: Date }

interface Facts { isVisible: boolean; isCreatorThere: boolean; ownerId: string | null; seat: Seat | null }

const NEEDS = {
  attend: { words: 'attend this event', may: () => true },
  edit: { words: 'change this event', may: canEditEvent },
  delete: { words: 'delete this event', may: canDeleteEvent },
} as const;

/**
 * First line of a command on an event: holds its row until the commit, so that who wants a place comes one after another. Throws
 * FORBIDDEN, in the same words for an event that is not there and for one that the viewer doesn't see.
 * @param isDeleted only for one that is deleted, and seen by whoever may bring it back
 */
export async function enterEvent(
  tx: Db, context: Context, id: string, need: keyof typeof NEEDS, { isDeleted = false } = {},
): Promise<EnteredEvent> {
  const { userId: viewerId } = requireViewer(context);
  const refused = forbidden(`You don't have permission to ${NEEDS[need].words}.`);
  const [row] = await tx.select().from(event).where(eq(event.id, id)).for('update');
  if (!row || row.isDeleted !== isDeleted) throw refused;
  const { isVisible, isCreatorThere, ownerId, seat } = await factsOf(tx, id, viewerId);
  const standing = ownerId === null ? { kind: 'none' as const } : standingOf({ ownerId, seat }, viewerId);
  const rights = { creatorId: row.creatorId, isCreatorThere, standing };
  if ((!isDeleted && !isVisible) || !NEEDS[need].may(rights, viewerId)) throw refused;
  return { event: row, viewerId, rights, now: context.now() };
}

async function factsOf(tx: Db, id: string, viewerId: string): Promise<Facts> {
  const answer = await tx.execute(sql`
    select ${sql.raw(visibleEventSql('v.id'))} as "isVisible", ${sql.raw(CREATOR_THERE)} as "isCreatorThere",
      case when c.deleted_at is null then c.created_by end as "ownerId",
      ${sql.raw(seatSql('c', 'v.id'))} as seat
    from event e
    cross join (select ${viewerId}::uuid as id) v
    left join company c on c.id = e.company_id
    where e.id = ${id}`);
  const [facts] = (answer as unknown as { rows: Facts[] }).rows;
  return facts ?? { isVisible: false, isCreatorThere: false, ownerId: null, seat: null };
}
