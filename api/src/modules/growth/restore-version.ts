import { plainText } from '@heartwood/contract/text';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { invalid } from '../../request/errors';
import { recordCompanyEvent } from '../company';
import { logChange } from './log-change';
import { componentVersion, type VersionRows } from './component-version.table';
import { enterModule, type ModuleAddress } from './enter-module';
import { companySdg, companySkill, foundationItem, growthComponent } from './growth.table';
import { presentContent } from './keep-version';
import { touchComponent } from './touch-component';

/** Makes a module say again what it said then. That is a version of its own: nothing is deleted, and the same call twice changes nothing. */
export async function restoreVersion(context: Context, input: ModuleAddress & { id: string }): Promise<void> {
  const { companyId, key, id } = input;
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, input, 'edit');
    const [version] = await tx.select().from(componentVersion)
      .where(and(eq(componentVersion.companyId, companyId), eq(componentVersion.key, key), eq(componentVersion.id, versionNumber(id))));
    if (!version) throw invalid('id', 'This version is not kept any more.');
    const { text, assumption, rows } = version;
    if (isSame({ text, assumption, rows }, await presentContent(tx, input))) return;
    await restoreRows(tx, input, rows);
    const [row] = await tx.select({ revision: growthComponent.revision }).from(growthComponent).where(and(eq(growthComponent.companyId, companyId), eq(growthComponent.key, key)));
    await touchComponent(tx, entered, { description: text, descriptionText: plainText(text ?? []), assumption, revision: (row?.revision ?? 0) + 1 });
    await logChange(tx, entered, { type: 'RESTORED', of: version.at.toISOString() });
    await recordCompanyEvent(tx, context, companyId, { type: 'MODULE_CHANGED', actorId: entered.viewerId, moduleKey: key });
  });
}

/** Numbers of versions fit what the database counts with; anything else names none. */
export function versionNumber(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

async function restoreRows(tx: Db, { companyId, key }: ModuleAddress, { items, sdgs, skills }: VersionRows): Promise<void> {
  const kept = items.map((item) => item.id);
  await tx.update(foundationItem).set({ isDeleted: true })
    .where(and(eq(foundationItem.companyId, companyId), eq(foundationItem.key, key), ...(kept.length > 0 ? [notInArray(foundationItem.id, kept)] : [])));
  if (items.length > 0) {
    await tx.insert(foundationItem).values(items.map((item) => ({ ...item, companyId, key }))).onConflictDoUpdate({
      target: foundationItem.id, set: { label: sql`excluded.label`, description: sql`excluded.description`, position: sql`excluded.position`, isDeleted: false },
    });
  }
  if (key === 'sdgs') {
    await tx.update(companySdg).set({ isDeleted: true }).where(eq(companySdg.companyId, companyId));
    if (sdgs.length > 0) {
      await tx.insert(companySdg).values(sdgs.map((goal) => ({ ...goal, companyId }))).onConflictDoUpdate({
        target: [companySdg.companyId, companySdg.sdgId], set: { contribution: sql`excluded.contribution`, evaluation: sql`excluded.evaluation`, isDeleted: false },
      });
    }
  }
  if (key === 'skills') {
    await tx.update(companySkill).set({ isDeleted: true }).where(eq(companySkill.companyId, companyId));
    const ids = skills.map((skill) => skill.id);
    if (ids.length > 0) await tx.update(companySkill).set({ isDeleted: false }).where(and(eq(companySkill.companyId, companyId), inArray(companySkill.id, ids)));
  }
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left, sorted) === JSON.stringify(right, sorted);
}

/** Key order does not count: jsonb does not keep it. */
function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
