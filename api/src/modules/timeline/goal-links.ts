import { closesCircle } from '@heartwood/contract/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { invalid } from '../../request/errors';
import { milestoneDependency, milestonePart } from './goal-links.table';
import { milestone, traction } from './timeline.table';

/** What a goal waits for, and what it is counted from, by their ids in their order. */
export interface GoalLinks { dependsOnIds: string[]; partIds: string[] }
export type GoalLinksInput = { [Name in keyof GoalLinks]?: readonly string[] | null | undefined };

const MOST = 50;
const sorted = (ids: Iterable<string>) => [...new Set(ids)].sort();

/** Those of one goal that are there. */
export async function readLinks(tx: Db, id: string): Promise<GoalLinks> {
  const waitsFor = await tx.select({ id: milestone.id }).from(milestoneDependency)
    .innerJoin(milestone, and(eq(milestone.id, milestoneDependency.dependsOnId), eq(milestone.isDeleted, false)))
    .where(eq(milestoneDependency.milestoneId, id));
  const parts = await tx.select({ goal: milestone.id, record: traction.id }).from(milestonePart)
    .leftJoin(milestone, and(eq(milestone.id, milestonePart.partGoalId), eq(milestone.isDeleted, false)))
    .leftJoin(traction, and(eq(traction.id, milestonePart.partTractionId), eq(traction.isDeleted, false)))
    .where(eq(milestonePart.milestoneId, id));
  const partIds = sorted(parts.flatMap(({ goal, record }) => goal ?? record ?? []));
  return { dependsOnIds: sorted(waitsFor.map((row) => row.id)), partIds };
}

/** The links of a goal after a change. Throws INVALID for what is not there, for too many and for a circle, in a sentence. */
export async function checkLinks(
  tx: Db, { companyId, id }: { companyId: string; id: string }, input: GoalLinksInput, before: GoalLinks,
): Promise<GoalLinks> {
  const checked = { ...before };
  for (const field of ['dependsOnIds', 'partIds'] as const) {
    const wanted = input[field];
    if (wanted === undefined) continue;
    const ids = sorted(wanted ?? []);
    if (ids.length > MOST) throw invalid(field, `A goal can be linked to at most ${MOST} others.`);
    checked[field] = ids;
    const added = ids.filter((each) => !before[field].includes(each));
    if (added.length === 0) continue;
    const titles = await titlesOf(tx, companyId, field, added);
    if (titles.size < added.length) throw invalid(field, 'One of these is not there any more.');
    const closing = closesCircle(id, added, await linksOf(tx, companyId, field));
    if (closing === id) throw invalid(field, `A goal cannot ${field === 'partIds' ? 'be counted from' : 'wait for'} itself.`);
    if (closing !== null) {
      const title = `“${titles.get(closing) ?? ''}”`;
      throw invalid(field, `${title} ${field === 'partIds' ? 'is counted from' : 'waits for'} this goal already.`);
    }
  }
  return checked;
}

/** What was checked, in place of what stands there. */
export async function writeLinks(
  tx: Db, { companyId, id }: { companyId: string; id: string }, before: GoalLinks, after: GoalLinks,
): Promise<void> {
  if (after.dependsOnIds.join() !== before.dependsOnIds.join()) {
    await tx.delete(milestoneDependency).where(eq(milestoneDependency.milestoneId, id));
    const rows = after.dependsOnIds.map((dependsOnId) => ({ companyId, milestoneId: id, dependsOnId }));
    if (rows.length > 0) await tx.insert(milestoneDependency).values(rows);
  }
  if (after.partIds.join() !== before.partIds.join()) {
    await tx.delete(milestonePart).where(eq(milestonePart.milestoneId, id));
    const records = await recordsAmong(tx, companyId, after.partIds);
    const rows = after.partIds.map((part) => ({
      companyId, milestoneId: id, ...(records.has(part) ? { partTractionId: part } : { partGoalId: part }),
    }));
    if (rows.length > 0) await tx.insert(milestonePart).values(rows);
  }
}

async function titlesOf(tx: Db, companyId: string, field: keyof GoalLinks, ids: readonly string[]): Promise<Map<string, string>> {
  const { id, title } = milestone;
  const goals = await tx.select({ id, title }).from(milestone)
    .where(and(inArray(id, [...ids]), eq(milestone.companyId, companyId), eq(milestone.isDeleted, false)));
  const records = field === 'partIds' ? await recordsAmong(tx, companyId, ids) : [];
  return new Map([...goals.map((row) => [row.id, row.title] as const), ...records]);
}

/** Which of the ids are records of traction, by their titles. */
async function recordsAmong(tx: Db, companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, title } = traction;
  const rows = await tx.select({ id, title }).from(traction)
    .where(and(inArray(id, [...ids]), eq(traction.companyId, companyId), eq(traction.isDeleted, false)));
  return new Map(rows.map((row) => [row.id, row.title]));
}

/** What every goal of the company is linked to, deleted ones too: they may come back. */
async function linksOf(tx: Db, companyId: string, field: keyof GoalLinks): Promise<(id: string) => readonly string[]> {
  const rows = field === 'dependsOnIds'
    ? await tx.select({ from: milestoneDependency.milestoneId, to: milestoneDependency.dependsOnId }).from(milestoneDependency)
      .where(eq(milestoneDependency.companyId, companyId))
    : await tx.select({ from: milestonePart.milestoneId, to: milestonePart.partGoalId }).from(milestonePart)
      .where(eq(milestonePart.companyId, companyId));
  const links = new Map<string, string[]>();
  for (const { from, to } of rows) if (to !== null) links.set(from, [...links.get(from) ?? [], to]);
  return (id) => links.get(id) ?? [];
}
