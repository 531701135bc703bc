import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { changeLinks, deleteRow, importRows, saveRow, type RowAddress, type SavedRow } from '../growth';
import { COMPETITORS, CUSTOMER_LINK, type CompetitorInput } from './competitors';
import { isOwnCompetitor, ownCompetitorId } from './own-company';

/** As `saveRow`; the own company's column comes to be with the first that is written into it. */
export async function saveCompetitor(context: Context, where: RowAddress, row: CompetitorInput): Promise<SavedRow> {
  return saveRow(context, COMPETITORS, where, placed(where, row));
}

/** The competitors of a file, as `importRows` takes them; the own company is known by its id alone. */
export async function importCompetitors(context: Context, companyId: string, rows: readonly CompetitorInput[]): Promise<string[]> {
  const where = { companyId, key: 'comparison' } as const;
  return importRows(context, COMPETITORS, where, rows.map((row) => placed(where, row)), 'name');
}

/** The own company stands first. Throws FORBIDDEN for that of another company: whoever wrote it would take its place. */
function placed({ companyId }: RowAddress, row: CompetitorInput): CompetitorInput {
  if (!isOwnCompetitor(row.id)) return row;
  const id = ownCompetitorId(companyId);
  if (row.id.toLowerCase() !== id) throw forbidden();
  return { ...row, id, position: 0, name: '' };
}

/** As `deleteRow`; throws INVALID for the own company. */
export async function deleteCompetitor(context: Context, row: { companyId: string; id: string }): Promise<SavedRow> {
  if (isOwnCompetitor(row.id)) throw invalid('id', 'Your own company stays in the comparison.');
  return deleteRow(context, COMPETITORS, row);
}

interface CompetitorCustomer { companyId: string; competitorId: string; customerId: string }

/** Throws as `changeLinks` does. */
export function addCompetitorCustomer(context: Context, { companyId, competitorId, customerId }: CompetitorCustomer): Promise<SavedRow> {
  return changeLinks(context, COMPETITORS, CUSTOMER_LINK, { companyId, id: competitorId }, (ids) => [...ids, customerId]);
}

/** Throws as `changeLinks` does. */
export function removeCompetitorCustomer(context: Context, { companyId, competitorId, customerId }: CompetitorCustomer): Promise<SavedRow> {
  return changeLinks(context, COMPETITORS, CUSTOMER_LINK, { companyId, id: competitorId }, (ids) => ids.filter((id) => id !== customerId));
}
