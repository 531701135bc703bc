import { eq } from 'drizzle-orm';
import { LIMITS } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { paragraph } from '../../text/text';
import { recordCompanyEvent } from '../company';
import { logChange } from './log-change';
import { enterModule, type ModuleAddress } from './enter-module';
import { foundationItem } from './growth.table';
import { touchComponent } from './touch-component';

export interface FoundationItemInput extends ModuleAddress {
  id: string;
  label: string;
  description: string;
  position: number;
}

/** Modules that are lists of items. */
const LISTS: readonly string[] = ['values', 'culture'];
const MAX_ITEMS = 50;

/** Creates or changes one value or habit; also brings a deleted one back. The same call twice changes nothing. */
export async function saveFoundationItem(context: Context, input: FoundationItemInput): Promise<void> {
  const { companyId, key, id, position } = input;
  if (!LISTS.includes(key)) throw invalid('key', 'This module has no items.');
  if (!Number.isFinite(position)) throw invalid('position', 'The position must be a number.');
  const label = paragraph('label', input.label, { ...LIMITS.itemLabel, label: 'The name' });
  const description = paragraph('description', input.description, { ...LIMITS.itemDescription, label: 'The description' });
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, input, 'edit');
    const [row] = await tx.select().from(foundationItem).where(eq(foundationItem.id, id));
    if (row && (row.companyId !== companyId || row.key !== key)) throw forbidden();
    if (row && !row.isDeleted && row.label === label && row.description === description && row.position === position) return;
    if (!row && await tx.$count(foundationItem, eq(foundationItem.companyId, companyId)) >= MAX_ITEMS * LISTS.length) throw invalid('id', `A list can have at most ${MAX_ITEMS} items.`);
    await tx.insert(foundationItem).values({ id, companyId, key, label, description, position })
      .onConflictDoUpdate({ target: foundationItem.id, set: { label, description, position, isDeleted: false } });
    await touchComponent(tx, entered);
    await logChange(tx, entered, { type: 'ITEM_SAVED', label: label.slice(0, 60) });
    await recordCompanyEvent(tx, context, companyId, { type: 'MODULE_CHANGED', actorId: entered.viewerId, moduleKey: key });
  });
}
