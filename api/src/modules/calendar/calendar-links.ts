import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { enterCompany } from '../company';
import { requireViewer } from '../identity';
import { calendarCategory } from '../timeline';
import { CALENDAR_KINDS, KINDS_OF_NEW_LINK, type CalendarKind } from './calendar-entry';
import { calendarLink } from './calendar.table';

/** The secret address of one person in one company. */
export interface CalendarLink {
  companyId: string;
  url: string;
  onlyMine: boolean;
  categoryIds: string[];
  kinds: CalendarKind[];
  createdAt: Date;
}

export interface CalendarLinkSet {
  onlyMine?: boolean | null | undefined;
  categoryIds?: readonly string[] | null | undefined;
  kinds?: readonly CalendarKind[] | null | undefined;
}

type LinkRow = typeof calendarLink.$inferSelect;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The viewer's own; null when there is none. Throws FORBIDDEN for outsiders. */
export async function readCalendarLink(context: Context, companyId: string): Promise<CalendarLink | null> {
  return context.db.transaction(async (tx) => viewLink(context, await findLink(tx, await enter(tx, context, companyId))));
}

/** A new address with the filters of before; the one before ends with it. Throws FORBIDDEN for outsiders. */
export async function renewCalendarLink(context: Context, companyId: string): Promise<CalendarLink | null> {
  return context.db.transaction(async (tx) => {
    const where = await enter(tx, context, companyId);
    const present = await findLink(tx, where);
    // The token is sealed for this row and no other.
    const id = present?.id ?? randomUUID();
    const token = randomBytes(32).toString('base64url');
    const fresh = { tokenHash: hashToken(token), tokenSealed: context.calendarSeal.seal(token, id), createdAt: context.now() };
    const [row] = await tx.insert(calendarLink).values({ ...where, id, kinds: [...KINDS_OF_NEW_LINK], ...fresh })
      .onConflictDoUpdate({ target: [calendarLink.userId, calendarLink.companyId], set: { ...fresh, id } })
      .returning();
    return viewLink(context, row);
  });
}

/** What is in it; what is left out stays. Throws FORBIDDEN for outsiders, INVALID with a field. */
export async function updateCalendarLink(context: Context, companyId: string, input: CalendarLinkSet): Promise<CalendarLink | null> {
  return context.db.transaction(async (tx) => {
    const where = await enter(tx, context, companyId);
    const present = await findLink(tx, where);
    if (!present) throw invalid('companyId', 'Your calendar address is off.');
    const { onlyMine, categoryIds, kinds } = input;
    if (kinds?.length === 0) throw invalid('kinds', 'Choose at least one.');
    const [row] = await tx.update(calendarLink).set({
      onlyMine: onlyMine ?? present.onlyMine,
      categoryIds: categoryIds ? await categoriesOf(tx, companyId, categoryIds) : present.categoryIds,
      kinds: kinds ? CALENDAR_KINDS.filter((kind) => kinds.includes(kind)) : present.kinds,
    }).where(eq(calendarLink.id, present.id)).returning();
    return viewLink(context, row);
  });
}

/** The address ends. Twice is once. Throws FORBIDDEN for outsiders. */
export async function revokeCalendarLink(context: Context, companyId: string): Promise<null> {
  return context.db.transaction(async (tx) => {
    const { userId } = await enter(tx, context, companyId);
    await tx.delete(calendarLink).where(and(eq(calendarLink.userId, userId), eq(calendarLink.companyId, companyId)));
    return null;
  });
}

interface Place { companyId: string; userId: string }

async function enter(tx: Db, context: Context, companyId: string): Promise<Place> {
  const { userId } = requireViewer(context);
  await enterCompany(tx, userId, companyId, context.now());
  return { companyId, userId };
}

async function findLink(tx: Db, { companyId, userId }: Place): Promise<LinkRow | undefined> {
  const [row] = await tx.select().from(calendarLink).where(and(eq(calendarLink.userId, userId), eq(calendarLink.companyId, companyId)));
  return row;
}

/** Null also when the secret that it was sealed under is known no more: a new one is to be made. */
function viewLink({ calendarSeal, config }: Context, row: LinkRow | undefined): CalendarLink | null {
  const token = row && calendarSeal.open(row.tokenSealed, row.id);
  if (!row || token == null) return null;
  const { companyId, onlyMine, categoryIds, kinds, createdAt } = row;
  return { companyId, url: `${config.publicUrl}/calendar/${token}`, onlyMine, categoryIds, kinds, createdAt };
}

async function categoriesOf(tx: Db, companyId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { id } = calendarCategory;
  const rows = await tx.select({ id }).from(calendarCategory).where(and(inArray(id, [...ids]), eq(calendarCategory.companyId, companyId)));
  return rows.map((row) => row.id);
}
