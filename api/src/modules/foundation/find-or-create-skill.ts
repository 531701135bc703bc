import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { skill } from './foundation.table';
import { findInCatalogue } from './skill-catalogue';

/** The one row of a skill, merged case-insensitively: the catalogue's, else one that users have made. */
export async function findOrCreateSkill(tx: Db, name: string): Promise<typeof skill.$inferSelect> {
  const byName = () => tx.select().from(skill).where(eq(sql`lower(${skill.name})`, name.toLowerCase()));
  const [found] = await byName();
  if (found) return found;
  const listed = findInCatalogue(name);
  await tx.insert(skill).values(listed ? { ...listed, isUserGenerated: false } : { name, theme: 'own', isUserGenerated: true })
    .onConflictDoNothing();
  const [created] = await byName();
  if (!created) throw new Error(`skill ${name} was neither found nor created`);
  return created;
}
