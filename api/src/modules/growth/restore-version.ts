import type { ModuleKey } from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { logChange } from './log-change';
import { componentVersion, type VersionRows } from './component-version.table';
import { enterModule, type ModuleAddress } from './enter-module';
import { growthComponent } from './growth.table';
import { presentContent, wordsOfTexts, type VersionContent } from './keep-version';
import { recordRows } from './record-rows';
import { liveRowIds, rowsOfModule, type ChangedRows } from './row-reading';
import { touchComponent } from './touch-component';

/**
 * Makes a module say again what it said then. That is a version of its own: nothing is deleted, and the same call twice changes nothing.
 */
export async function restoreVersion(context: Context, input: ModuleAddress & { id: string }): Promise<void> {
  const { companyId, key, id } = input;
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, input, 'edit');
    const [version] = await tx.select().from(componentVersion)
      .where(and(eq(componentVersion.companyId, companyId), eq(componentVersion.key, key), eq(componentVersion.id, versionNumber(id))));
    if (!version) throw invalid('id', 'This version is not kept any more.');
    const { text, otherText, assumption } = version;
    const present = await presentContent(tx, input);
    const rows = withStaying(key, version.rows, present.rows);
    if (isSame({ text, otherText, assumption, rows }, present)) return;
    const changed: ChangedRows[] = [];
    for (const kind of rowsOfModule(key)) {
      const before = await liveRowIds(tx, kind, input);
      await kind.restore(tx, entered, rows[kind.list] ?? []);
      changed.push({ type: kind.type, ids: [...new Set([...before, ...await liveRowIds(tx, kind, input)])] });
    }
    const [row] = await tx.select({ revision: growthComponent.revision }).from(growthComponent)
      .where(and(eq(growthComponent.companyId, companyId), eq(growthComponent.key, key)));
    await touchComponent(tx, entered, {
      description: text, otherDescription: otherText, descriptionText: wordsOfTexts(text, otherText), assumption,
      revision: (row?.revision ?? 0) + 1,
    });
    await logChange(tx, entered, { type: 'RESTORED', of: version.at.toISOString() });
    await recordRows(tx, context, entered, changed);
  });
}

/** The rows of a version, and those present ones that stay whatever comes back. */
function withStaying(key: ModuleKey, then: VersionRows, now: VersionRows): VersionRows {
  return Object.fromEntries(rowsOfModule(key).map(({ list, stays }) => {
    const kept = then[list] ?? [];
    const staying = (now[list] ?? []).filter((row) => stays?.(row) && !kept.some(({ id }) => id === row['id']));
    return [list, [...staying, ...kept]];
  }));
}

/** Numbers of versions fit what the database counts with; anything else names none. */
export function versionNumber(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

function isSame(left: VersionContent, right: VersionContent): boolean {
  return JSON.stringify(left, sorted) === JSON.stringify(right, sorted);
}

/** Key order does not count: jsonb does not keep it. Nor does an empty list, which may be left out. */
function sorted(key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  if (key === 'rows') return Object.fromEntries(Object.entries(value).filter(([, rows]) => (rows as unknown[]).length > 0).sort(byName));
  return Object.fromEntries(Object.entries(value).sort(byName));
}

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1;
}
