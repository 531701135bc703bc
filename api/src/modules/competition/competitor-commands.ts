import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { changeLinks, deleteRow, saveRow, type RowAddress, type SavedRow } from '../growth';
import { COMPETITORS, CUSTOMER_LINK, type CompetitorInput } from './competitors';
import { isOwnCompetitor, ownCompetitorId } from './own-company';

/** As `saveRow`; the own company's column comes to be with the first that is written into it. */
export async function saveCompetitor(context: Context, where: RowAddress, row: CompetitorInput): Promise<SavedRow> {
  if (!isOwnCompetitor(row.id)) return saveRow(context, COMPETITORS, where, row);
  // Written by another company, it would take its place.
  if (row.id.toLowerCase() !== ownCompetitorId(where.companyId)) throw forbidden();
  return saveRow(context, COMPETITORS, where, { ...row, position: 0 });
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
