import { isManager, type CompanyStanding } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';

/** What strangers get to read is for those who may write all of it: owner, admins and edit access. */
export function refuseSharing(standing: CompanyStanding): void {
  if (isManager(standing) || (standing.kind === 'member' && standing.accessType === 'edit')) return;
  throw forbidden("You don't have permission to share this company.");
}

/** The same people, as ids. */
export async function editorsOf(tx: Db, companyId: string): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    select c.created_by as id
    from company c
    where c.id = ${companyId}
    union
    select m.user_id
    from team_member m
    where m.company_id = ${companyId} and m.is_accepted and (m.role = 'ADMIN' or m.access_type = 'edit')`) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}
