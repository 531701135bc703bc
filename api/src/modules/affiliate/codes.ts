import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { foldText } from '@heartwood/contract/domain';
import { affiliateCode } from './affiliate.table';

/** Letters of a name that a code can have: "LOOP" of "Loopcrate"; at least two, so that it is a code. */
function lettersOf(name: string): string {
  return foldText(name).toUpperCase().replaceAll(/[^A-Z0-9]/g, '').slice(0, 4).padEnd(2, 'X');
}

/** Gives a company the code of its own link: its name and the year, counted up where somebody has that already. Who has one keeps it. */
export async function giveLinkCode(tx: Db, { id, name }: { id: string; name: string }, now: Date): Promise<string> {
  const [kept] = await tx.select({ code: affiliateCode.code }).from(affiliateCode)
    .where(and(eq(affiliateCode.companyId, id), eq(affiliateCode.kind, 'LINK')));
  if (kept) return kept.code;
  for (let count = now.getUTCFullYear() % 100; ; count += 1) {
    const code = `${lettersOf(name)}${String(count).padStart(2, '0')}`;
    const given = await tx.insert(affiliateCode).values({ code, companyId: id, kind: 'LINK' }).onConflictDoNothing().returning();
    if (given.length > 0) return code;
  }
}
