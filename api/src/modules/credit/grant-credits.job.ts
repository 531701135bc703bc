import { recordCompanyEvent } from '../company';
import { defineJob, every } from '../jobs';
import { ALLOWANCES_DUE, grantAllowance } from './grant-allowance';

/** Gives what comes with plans, a company at a time. */
export const grantCredits = defineJob({
  kind: 'grant-credits',
  repeats: every({ hours: 1 }),
  run: async (services) => {
    const { db, now } = services;
    const due = await db.read<{ companyId: string }>(ALLOWANCES_DUE, [now().toISOString()]);
    for (const { companyId } of due) {
      await db.transaction(async (tx) => {
        if (await grantAllowance(tx, companyId, now()))
          await recordCompanyEvent(tx, services, companyId, { type: 'COMPANY_CHANGED', actorId: null });
      });
    }
  },
});
