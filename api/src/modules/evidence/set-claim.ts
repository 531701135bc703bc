import { CLAIM_STATUSES, type ClaimStatus, type ModuleKey } from '@heartwood/contract/domain';
import { and, eq, isNull, sql, type AnyColumn } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { claimField, claimIsThere, enterModule, logChange, recordRows, touchComponent, type SavedRow } from '../growth';
import { claim } from './evidence.table';

export interface ClaimInput {
  companyId: string;
  key: ModuleKey;
  rowId?: string | null | undefined;
  field?: string | null | undefined;
  /** Null: nobody says any more. */
  status?: ClaimStatus | null | undefined;
}

/**
 * Says what is thought of a row, a field of it, or a text of the module; the same again changes nothing. Throws FORBIDDEN and LOCKED as
 * the module does, and INVALID for a row that does not stand in it. What is thought of its assumption stands in its test card.
 */
export async function setClaim(context: Context, input: ClaimInput): Promise<SavedRow> {
  const { companyId, key, rowId = null, status = null } = input;
  const field = claimField(input.field);
  if (rowId === null && field === null) throw invalid('rowId', 'The test card says what is thought of the assumption.');
  return context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, { companyId, key }, 'edit');
    const { viewerId, now } = entered;
    await claimIsThere(tx, entered, rowId);
    const [known] = await tx.select().from(claim)
      .where(and(eq(claim.companyId, companyId), eq(claim.key, key), sameOrNull(claim.rowId, rowId), sameOrNull(claim.field, field)));
    if ((known?.status ?? null) === status) return { companyId, key, id: known?.id ?? companyId };
    if (!known) await mustHaveRoom(tx, entered);
    const written = { status, updatedBy: viewerId, updatedAt: now };
    const [row] = await tx.insert(claim).values({ companyId, key, rowId, field, ...written })
      .onConflictDoUpdate({
        target: [claim.companyId, claim.key, claim.rowId, claim.field], set: { ...written, revision: sql`${claim.revision} + 1` },
      }).returning({ id: claim.id });
    if (!row) throw new Error('no claim was written');
    await touchComponent(tx, entered);
    await logChange(tx, entered, { type: 'CLAIM_CHANGED', status: wordFor(status) });
    await recordRows(tx, context, entered, [{ type: 'Claim', ids: [row.id] }]);
    return { companyId, key, id: row.id };
  });
}

const MOST = 500;

async function mustHaveRoom(tx: Db, { companyId, key }: ClaimInput): Promise<void> {
  const count = await tx.$count(claim, and(eq(claim.companyId, companyId), eq(claim.key, key)));
  if (count >= MOST) throw invalid('field', 'A module can have at most 500 claims that are marked.');
}

const sameOrNull = (column: AnyColumn, value: string | null) => (value === null ? isNull(column) : eq(column, value));
const wordFor = (status: ClaimStatus | null) => (CLAIM_STATUSES.find(([each]) => each === status)?.[1] ?? 'Nothing said').toLowerCase();
