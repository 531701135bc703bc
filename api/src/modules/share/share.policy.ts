import { isManager, type CompanyStanding } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { managersOf } from '../company';

/** What strangers get to read is for those who may write all of it: owner, admins and edit access. */
export function refuseSharing(standing: CompanyStanding): void {
  if (isManager(standing) || (standing.kind === 'member' && standing.accessType === 'edit')) return;
  throw forbidden("You don't have permission to share this company.");
}

/** The same people, as ids. */
export const editorsOf = (tx: Db, companyId: string) => managersOf(tx, [companyId], { areEditorsToo: true });
