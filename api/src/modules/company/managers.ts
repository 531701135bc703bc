import { bound } from '../../db/bound';
import type { Db } from '../../db/database';

/**
 * Owner and admins of companies, as rows with `id`, each once; of those that are deleted none.
 * @param which what comes after a company's id in a condition: `= c.id`, `= any($1::uuid[])`
 * @param areEditorsToo with everybody who may write all of the plan
 */
export const managersSql = (which: string, { areEditorsToo = false } = {}) => `(
    select run.created_by as id
    from company run
    where run.id ${which} and run.deleted_at is null
    union
    select seat.user_id
    from team_member seat
    join company run on run.id = seat.company_id and run.deleted_at is null
    where seat.company_id ${which} and seat.is_accepted and (seat.role = 'ADMIN'${areEditorsToo ? " or seat.access_type = 'edit'" : ''}))`;

/** The people of `managersSql`, of these companies together. */
export async function managersOf(tx: Db, companyIds: readonly string[], options?: { areEditorsToo?: boolean }): Promise<string[]> {
  const { rows } = await tx.execute(bound(managersSql('= any($1::uuid[])', options), [`{${companyIds.join(',')}}`])) as unknown as {
    rows: { id: string }[];
  };
  return rows.map(({ id }) => id);
}
