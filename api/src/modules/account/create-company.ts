import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden, invalid } from '../../request/errors';
import { foundedBy } from '../affiliate';
import { company, companySector, named, tellUser } from '../company';
import { requireViewer, users } from '../identity';
import { checkCompany } from './company-fields';
import { changePictures } from '../files';

export interface CreateCompanyInput {
  id: string;
  name: string;
  country?: string | null | undefined;
  city?: string | null | undefined;
  size?: string | null | undefined;
  sectors?: readonly string[] | null | undefined;
  stageId?: number | null | undefined;
  objective?: string | null | undefined;
  logo?: string | null | undefined;
  /** What the browser calls itself by, where a link of an affiliate was followed in it. */
  visitor?: string | null | undefined;
}

/** A person may own so many; a script that makes more is stopped. */
const MAX_COMPANIES = 25;
const MAX_WITH_DELETED = 100;

/** Makes a company owned by the viewer, who works in it from now on. The same id twice is one company. */
export async function createCompany(context: Context, { id, visitor, ...input }: CreateCompanyInput): Promise<{ id: string }> {
  const { userId } = requireViewer(context);
  const { sectors, name, coverPosition: _later, ...columns } = checkCompany({ ...input, sectors: input.sectors ?? undefined });
  await context.db.transaction(async (tx) => {
    if (!await makesRoom(tx, id, userId)) return;
    const now = context.now();
    await tx
      .insert(company)
      .values({ ...columns, ...named(name ?? input.name), id, isSoloFounder: false, createdBy: userId, createdAt: now, updatedAt: now });
    await changePictures(tx, { subject: { kind: 'company', id }, ownerId: userId, before: {}, after: { logo: columns.logo }, at: now });
    await insertSectors(tx, id, sectors ?? []);
    await tx.update(users).set({ lastAccessedCompanyId: id }).where(eq(users.id, userId));
    if (visitor && visitor.length <= 64) await foundedBy(tx, context, { companyId: id, founderId: userId, visitor });
    tellUser(tx, context, userId, 'MEMBERSHIP_CHANGED');
  });
  return { id };
}

/**
 * Whether there is a company to make: not when a retry finds its own. Throws FORBIDDEN when the id is somebody
 * else's, INVALID when the person has enough of them.
 */
export async function makesRoom(tx: Db, id: string, userId: string): Promise<boolean> {
  // The person's row orders their own creations, so two calls at once see each other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx.select({ createdBy: company.createdBy }).from(company).where(eq(company.id, id));
  if (row && row.createdBy !== userId) throw forbidden();
  if (row) return false;
  await hasRoom(tx, userId);
  if (await tx.$count(company, eq(company.createdBy, userId)) >= MAX_WITH_DELETED) {
    throw invalid('id', 'You have deleted many companies lately. They are kept for 30 days; then there is room for another one.');
  }
  return true;
}

/** Throws INVALID when the person has enough companies. */
export async function hasRoom(tx: Db, userId: string): Promise<void> {
  if (await tx.$count(company, and(eq(company.createdBy, userId), isNull(company.deletedAt))) >= MAX_COMPANIES) {
    throw invalid('id', `One person can own at most ${MAX_COMPANIES} companies.`);
  }
}

export async function insertSectors(tx: Db, companyId: string, sectors: readonly string[]): Promise<void> {
  const rows = [...new Set(sectors)].map((sectorId, position) => ({ companyId, sectorId, position }));
  if (rows.length > 0) await tx.insert(companySector).values(rows);
}
