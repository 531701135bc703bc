import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { saveRows } from '../growth';
import { COSTS, type CostInput } from './money';

const MOST = 200;

/** Several costs at once, all or none: a range of months that is changed together. Answers their ids. Throws as `saveRow` does. */
export async function updateCosts(context: Context, companyId: string, rows: readonly CostInput[]): Promise<string[]> {
  if (rows.length === 0 || rows.length > MOST) throw invalid('rows', `Between 1 and ${MOST} costs can be changed at once.`);
  await saveRows(context, COSTS, { companyId, key: 'costs' }, rows);
  return rows.map(({ id }) => id);
}
