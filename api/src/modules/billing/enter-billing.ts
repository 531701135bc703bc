import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context, Services } from '../../request/context';
import { forbidden } from '../../request/errors';
import { company, enterCompany, type EnteredCompany } from '../company';
import { requireViewer } from '../identity';
import { mayPay, PAYERS_ALONE } from './billing.policy';
import { requirePayments, type Payments } from './payments';

/** First line of each command here. Throws FORBIDDEN for everybody but owner and admins. */
export async function enterBilling(tx: Db, context: Context, companyId: string): Promise<EnteredCompany> {
  const entered = await enterCompany(tx, requireViewer(context).userId, companyId, context.now());
  if (!mayPay(entered.standing)) throw forbidden(PAYERS_ALONE);
  return entered;
}

/** The same for what asks the provider: who may not learns nothing of it, then NO_PAYMENTS where there is none. */
export async function enterPayments(context: Context, companyId: string): Promise<Payments & { entered: EnteredCompany }> {
  const entered = await context.db.transaction((tx) => enterBilling(tx, context, companyId));
  return { ...requirePayments(context), entered };
}

/** Holds a company's row to the commit; false when the company is gone. `isDeleted`: one that was deleted is there too. */
export async function holdCompany(tx: Db, companyId: string, { isDeleted = false } = {}): Promise<boolean> {
  const [row] = await tx.select({ id: company.id }).from(company)
    .where(and(eq(company.id, companyId), isDeleted ? undefined : isNull(company.deletedAt))).for('update');
  return row !== undefined;
}

/** What a job or a command has to work with that speaks to the provider. */
export type Payer = Pick<Services, 'db' | 'bus' | 'log' | 'jobs' | 'now' | 'config' | 'mail' | 'moneyListeners'> & {
  payments: Payments | null;
};
