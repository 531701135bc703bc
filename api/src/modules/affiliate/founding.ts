import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { hashSecret } from '../identity';
import { referCompany } from './refer-company.job';

/**
 * Has it found out by whose link a company came that was just founded, in the command's transaction; `visitor` is what the browser calls
 * itself by.
 */
export async function foundedBy(
  tx: Db, context: Context, { companyId, founderId, visitor }: { companyId: string; founderId: string; visitor: string },
): Promise<void> {
  const payload = { companyId, founderId, visitorHash: hashSecret(visitor), foundedAt: context.now().toISOString() };
  await context.jobs.enqueue(tx, referCompany, { key: companyId, payload });
}
