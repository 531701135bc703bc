import { growthComponent } from './growth.table';
import type { Db } from '../../db/database';
import type { EnteredModule } from './enter-module';

type Columns = Partial<Omit<typeof growthComponent.$inferInsert, 'companyId' | 'key'>>;

/** Writes the module's row, which comes to be with the first change, and notes who it was. */
export async function touchComponent(tx: Db, { companyId, key, viewerId, now }: EnteredModule, columns: Columns = {}): Promise<void> {
  const written = { ...columns, updatedBy: viewerId, updatedAt: now };
  await tx.insert(growthComponent).values({ companyId, key, ...written })
    .onConflictDoUpdate({ target: [growthComponent.companyId, growthComponent.key], set: written });
}
