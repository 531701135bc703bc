import { and, eq } from 'drizzle-orm';
import { LIMITS, SUSTAINABLE_DEVELOPMENT_GOALS } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { paragraph } from '../../text/text';
import { enterModule, logChange, recordRows, touchComponent, type SavedRow } from '../growth';
import { companySdg } from './foundation.table';
import { sdgRowId } from './sdgs';

export interface CompanySdgInput {
  companyId: string;
  sdgId: number;
  contribution?: string | null | undefined;
  evaluation?: string | null | undefined;
}

/** Chooses one of the 17 goals or writes about it; what is not given stays. A goal that was removed comes back with its words. */
export async function saveCompanySdg(context: Context, input: CompanySdgInput): Promise<SavedRow> {
  const { companyId, sdgId } = input;
  const goal = SUSTAINABLE_DEVELOPMENT_GOALS.find((one) => one.id === sdgId);
  if (!goal) throw invalid('sdgId', 'There are 17 goals, from 1 to 17.');
  const saved: SavedRow = { companyId, key: 'sdgs', id: sdgRowId(companyId, sdgId) };
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, { companyId, key: 'sdgs' }, 'edit');
    const [row] = await tx.select().from(companySdg).where(and(eq(companySdg.companyId, companyId), eq(companySdg.sdgId, sdgId)));
    const contribution = paragraph('contribution', input.contribution ?? row?.contribution ?? '', LIMITS.goalText);
    const evaluation = paragraph('evaluation', input.evaluation ?? row?.evaluation ?? '', LIMITS.goalText);
    if (row && !row.isDeleted && row.contribution === contribution && row.evaluation === evaluation) return;
    await tx.insert(companySdg).values({ companyId, sdgId, contribution, evaluation })
      .onConflictDoUpdate({ target: [companySdg.companyId, companySdg.sdgId], set: { contribution, evaluation, isDeleted: false } });
    await touchComponent(tx, entered);
    await logChange(tx, entered, row && !row.isDeleted ? { type: 'SDG_CHANGED' } : { type: 'SDG_ADDED', name: goal.name });
    await recordRows(tx, context, entered, [{ type: 'CompanySdg', ids: [saved.id] }]);
  });
  return saved;
}
