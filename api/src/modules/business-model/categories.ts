import { LIMITS } from '@heartwood/contract/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, invalid } from '../../request/errors';
import { line } from '../../text/text';
import { enterModule } from '../growth';
import { customerCategory } from './business-model.table';

export interface CustomerCategory { id: string; name: string }

const MOST = 200;

/**
 * Adds a category of customers; one that the company has already, however it is written, is answered as it stands there. Throws
 * FORBIDDEN and LOCKED as the module of the customers does, and INVALID with the field.
 */
export async function addCustomerCategory(
  context: Context, { companyId, id, name }: { companyId: string; id: string; name: string },
): Promise<CustomerCategory> {
  const clean = line('name', name, { ...LIMITS.categoryName, label: 'Category name' });
  return context.db.transaction(async (tx) => {
    await enterModule(tx, context, { companyId, key: 'customerSegment' }, 'edit');
    const own = eq(customerCategory.companyId, companyId);
    const [known] = await tx.select({ id: customerCategory.id, name: customerCategory.name }).from(customerCategory)
      .where(and(own, sql`lower(${customerCategory.name}) = lower(${clean})`));
    if (known) return known;
    if (await tx.$count(customerCategory, own) >= MOST) throw invalid('name', `A company can have at most ${MOST} categories.`);
    const [added] = await tx.insert(customerCategory).values({ id, companyId, name: clean }).onConflictDoNothing()
      .returning({ id: customerCategory.id, name: customerCategory.name });
    if (!added) throw conflict('Another category has this id.', 'id');
    return added;
  });
}
