import { COMPARISON_FIELD_KEYS, LIMITS, type ModuleKey } from '@heartwood/contract/domain';
import { LEVELS, versionNeeded, versionOf } from '@heartwood/contract/text';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { conflict, invalid } from '../../request/errors';
import { recordCompanyEvent } from '../company';
import { logChange } from './log-change';
import { tellOfDone } from './tell-of-done';
import { enterModule, type EnteredModule, type ModuleAddress } from './enter-module';
import { EVIDENCE } from './evidence';
import { isStated } from './growth-module';
import type { Priority, Progress } from './growth.queries';
import { growthComponent, type AssumptionData } from './growth.table';
import { keepYielded, wordsOfTexts } from './keep-version';
import { paragraph, richText } from '../../text/text';
import type { Activity } from '../activity';
import { writeRows } from './save-row';
import { touchComponent } from './touch-component';

type Words = string | null | undefined;
interface AssumptionSet { status: AssumptionData['status']; test?: Words; passesIf?: Words; result?: Words }

export interface ModuleSet {
  description?: unknown[] | null | undefined;
  otherDescription?: unknown[] | null | undefined;
  hiddenFields?: readonly string[] | null | undefined;
  assumption?: string | null | undefined;
  assumptionData?: AssumptionSet | null | undefined;
  priority?: Priority | null | undefined;
  progress?: Progress | null | undefined;
  dueDate?: string | null | undefined;
}

const TEXTS = ['description', 'otherDescription'] as const;

type Row = typeof growthComponent.$inferSelect;
type Columns = Partial<typeof growthComponent.$inferInsert>;
interface Change { columns: Columns; activity: Activity }

/**
 * Writes into one module. What is not in `set` stays; null empties.
 * Throws CONFLICT when a text or the assumption was changed by somebody since `baseRevision`; the same
 * text once more (a retry) is not a conflict. What only one module has is INVALID in the others.
 */
export async function updateModule(
  context: Context, input: ModuleAddress & { set: ModuleSet; baseRevision: number | null; yielded?: unknown[] | null },
): Promise<void> {
  const set = checkSet(input.key, input.set);
  const yielded = input.yielded ? richText('yielded', input.yielded, LEVELS.module) : null;
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, input, 'edit');
    if (set.progress && !isStated(input.key)) throw invalid('progress', 'This module is done when its records exist.');
    const row = await findRow(tx, input);
    refuseOlderWriter(set, row);
    const content = contentChanges(set, row);
    if (content.length > 0 && input.baseRevision !== null && input.baseRevision < (row?.revision ?? 0)) {
      throw conflict('Somebody changed this in the meantime.', 'baseRevision');
    }
    const isOther = set.description === undefined && set.otherDescription !== undefined;
    const kept = yielded && await keepYielded(tx, entered, isOther ? { otherText: yielded } : { text: yielded });
    if (kept != null) await logChange(tx, entered, { type: 'TEXT_YIELDED', version: kept });
    const changes = [...content, ...otherChanges(set, row, entered.now)];
    if (changes.length === 0) return;
    const columns: Columns = Object.assign({}, ...changes.map((change) => change.columns));
    const revision = content.length > 0 ? { revision: (row?.revision ?? 0) + 1 } : {};
    await touchComponent(tx, entered, { ...columns, ...revision });
    for (const change of changes) await logChange(tx, entered, change.activity);
    await keepResult(tx, context, entered, set, row);
    if (columns.progress === 'DONE') await tellOfDone(tx, context, entered);
    await recordCompanyEvent(tx, context, input.companyId, {
      type: columns.progress ? 'MODULE_PROGRESS_CHANGED' : 'MODULE_CHANGED', actorId: entered.viewerId, moduleKey: input.key,
    });
  });
}

/** What came out of a test is evidence for its assumption. */
async function keepResult(
  tx: Db, context: Context, entered: EnteredModule, { assumptionData }: ModuleSet, row: Row | undefined,
): Promise<void> {
  const result = assumptionData?.result;
  if (!result || result === row?.assumptionData?.result) return;
  const date = entered.now.toISOString().slice(0, 10);
  const found = { id: randomUUID(), position: entered.now.getTime(), kind: 'RESULT', date, note: result } as const;
  await writeRows(tx, context, EVIDENCE, entered, [found]);
}

function checkSet(key: ModuleKey, set: ModuleSet): ModuleSet {
  if (set.otherDescription && key !== 'marketStrategy') throw invalid('otherDescription', 'This module has one text alone.');
  if (set.hiddenFields && key !== 'comparison') throw invalid('hiddenFields', 'This module has no rows to hide.');
  const isKnown = (field: string) => COMPARISON_FIELD_KEYS.some((known) => known === field);
  if (!(set.hiddenFields ?? []).every(isKnown)) throw invalid('hiddenFields', 'There is no such row.');
  return {
    ...set,
    ...(set.description ? { description: richText('description', set.description, LEVELS.module) } : {}),
    ...(set.otherDescription ? { otherDescription: richText('otherDescription', set.otherDescription, LEVELS.module) } : {}),
    ...(set.assumption ? { assumption: paragraph('assumption', set.assumption, { ...LIMITS.assumption, label: 'An assumption' }) } : {}),
    ...(set.assumptionData ? { assumptionData: {
      status: set.assumptionData.status,
      test: paragraph('assumptionData.test', set.assumptionData.test ?? '', { ...LIMITS.assumption, label: 'A test' }) || null,
      ...(set.assumptionData.passesIf !== undefined && {
        passesIf: paragraph('assumptionData.passesIf', set.assumptionData.passesIf ?? '', {
          ...LIMITS.assumption, label: 'What it passes by',
        }) || null,
      }),
      result: paragraph('assumptionData.result', set.assumptionData.result ?? '', { ...LIMITS.assumption, label: 'A result' }) || null,
    } } : {}),
  };
}

async function findRow(tx: Db, { companyId, key }: ModuleAddress): Promise<Row | undefined> {
  const [row] = await tx.select().from(growthComponent).where(and(eq(growthComponent.companyId, companyId), eq(growthComponent.key, key)));
  return row;
}

/** A page of an older version doesn't know links or tables: what it saves would be without those that are there. */
function refuseOlderWriter(set: ModuleSet, row: Row | undefined): void {
  for (const field of TEXTS) {
    const text = set[field];
    if (text && versionOf(text) < versionNeeded(row?.[field] ?? [])) {
      throw invalid(field, 'This page is older than the text in it. Reload the page to go on writing.');
    }
  }
}

/** What two people can overwrite for each other. */
function contentChanges(set: ModuleSet, row: Row | undefined): Change[] {
  const changes: Change[] = [];
  const texts = { description: row?.description ?? null, otherDescription: row?.otherDescription ?? null };
  const written = TEXTS.filter((field) => set[field] !== undefined && !same(set[field], texts[field]));
  for (const field of written) texts[field] = set[field] ?? null;
  if (written.length > 0) {
    const descriptionText = wordsOfTexts(texts.description, texts.otherDescription);
    changes.push({ columns: { ...texts, descriptionText }, activity: { type: 'TEXT_CHANGED' } });
  }
  if (set.assumption !== undefined && (set.assumption || null) !== (row?.assumption ?? null)) {
    changes.push({ columns: { assumption: set.assumption || null }, activity: { type: 'ASSUMPTION_CHANGED' } });
  }
  return changes;
}

function otherChanges(set: ModuleSet, row: Row | undefined, now: Date): Change[] {
  const changes: Change[] = [];
  // A page of the release before does not say what a test passes by.
  const assumptionData = set.assumptionData && { passesIf: row?.assumptionData?.passesIf ?? null, ...set.assumptionData } as AssumptionData;
  if (assumptionData !== undefined && !same(assumptionData, row?.assumptionData && { passesIf: null, ...row.assumptionData })) {
    changes.push({ columns: { assumptionData }, activity: { type: 'ASSUMPTION_CHANGED' } });
  }
  if (set.priority !== undefined && set.priority !== (row?.priority ?? null)) {
    changes.push({ columns: { priority: set.priority }, activity: { type: 'PRIORITY_CHANGED', priority: set.priority } });
  }
  if (set.dueDate !== undefined && set.dueDate !== (row?.dueDate ?? null)) {
    changes.push({ columns: { dueDate: set.dueDate }, activity: { type: 'DUE_DATE_CHANGED', dueDate: set.dueDate } });
  }
  if (set.hiddenFields !== undefined) {
    const hiddenFields = COMPARISON_FIELD_KEYS.filter((field) => set.hiddenFields?.includes(field));
    if (!same(hiddenFields, row?.hiddenFields ?? [])) changes.push({ columns: { hiddenFields }, activity: { type: 'ROWS_SHOWN_CHANGED' } });
  }
  if (set.progress && set.progress !== (row?.progress ?? 'NOT_DONE')) {
    const done = set.progress === 'DONE';
    changes.push({
      columns: { progress: set.progress, doneAt: done ? now : null }, activity: { type: done ? 'MARKED_DONE' : 'MARKED_NOT_DONE' },
    });
  }
  return changes;
}

/** Key order does not count: jsonb does not keep it. */
function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left, sorted) === JSON.stringify(right, sorted);
}

function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
