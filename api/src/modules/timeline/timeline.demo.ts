import { randomUUID } from 'node:crypto';
import type { GoalColor, GoalValueSource } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { dayFrom, daysFrom } from '../../text/days';
import { logActivity } from '../activity';
import { refreshForecast } from './check-ins';
import { milestoneAssignment, milestoneDependency, milestonePart } from './goal-links.table';
import { milestoneCheckIn } from './goal-talk.table';
import type { GoalFields } from './goals';
import { calendarCategory, phase, scenario } from './lane.table';
import { milestone, traction } from './timeline.table';

/** Days count from the moment it is written; categories, scenarios and other goals are named by their titles. */
export interface DemoGoal<Person> extends Partial<Pick<GoalFields, 'description' | 'metricType' | 'metricName' | 'milestoneValue' | 'color'>> {
  title: string;
  /** Left out: it waits for a day. */
  dueInDays?: number;
  achievedDaysAgo?: number;
  showOnMarketPlan?: boolean;
  category?: string;
  scenario?: string;
  /** A goal before it in the list, whose colour it has. */
  follows?: string;
  /** Goals before it in the list. */
  dependsOn?: readonly string[];
  assignees?: readonly Person[];
  checkIns?: readonly { daysAgo: number; value: string; by: Person; note?: string }[];
  /** It was due on another day until somebody moved it. */
  moved?: { fromInDays: number; daysAgo: number; by: Person };
  /** It counts itself from other goals of the list. */
  counts?: { from: GoalValueSource; goals: readonly string[] };
}

/** What the goals of a company stand in. */
export interface DemoLanes {
  categories: readonly string[];
  scenarios: readonly { title: string; color: GoalColor }[];
  phases: readonly { title: string; fromInDays: number; toInDays: number; category: string; scenario?: string }[];
}

/** A number that was reached, at the end of a month that is over, or in the present one. */
export interface DemoTraction { title: string; type: string; value: string; monthsAgo: number }

interface DemoTimeline<Person> {
  companyId: string;
  goals: readonly DemoGoal<Person>[];
  /** Left out: none. */
  lanes?: DemoLanes | undefined;
  tractions?: readonly DemoTraction[] | undefined;
  /** The account that plays a part of the plan; null leaves the part out. */
  playedBy(person: Person): string | null;
  now: Date;
}

/** So long ago a goal was written that has been moved since. */
const KNOWN_FOR_DAYS = 90;

/** Writes the timeline of a company; answers the ids of its goals by title. */
export async function writeDemoTimeline<Person>(tx: Db, timeline: DemoTimeline<Person>): Promise<ReadonlyMap<string, string>> {
  const { goals, companyId, now } = timeline;
  const laneIds = await writeLanes(tx, timeline);
  const ids = new Map(goals.map(({ title }) => [title, randomUUID()]));
  for (const goal of goals) {
    const {
      title, dueInDays, achievedDaysAgo, category, scenario: plan, follows, dependsOn, assignees, checkIns, moved, counts, ...fields
    } = goal;
    const id = ids.get(title) as string;
    await tx.insert(milestone).values({
      ...fields, id, companyId, title, date: dueInDays === undefined ? null : dayFrom(now, dueInDays), categoryId: idOf(laneIds, category),
      scenarioId: idOf(laneIds, plan),
      relatedGoalId: idOf(ids, follows), valueFrom: counts?.from ?? null, ...(moved && { createdAt: daysFrom(now, -KNOWN_FOR_DAYS) }),
      ...(achievedDaysAgo !== undefined && { status: 'ACHIEVED' as const, dateAchieved: dayFrom(now, -achievedDaysAgo) }),
    });
    await writeLinks(tx, timeline, goal, ids);
    const viewerId = moved && timeline.playedBy(moved.by);
    if (!moved || !viewerId || dueInDays === undefined) continue;
    const where = { companyId, component: `goal:${id}`, viewerId, now: daysFrom(now, -moved.daysAgo) };
    const from = dayFrom(now, moved.fromInDays);
    await logActivity(tx, where, { type: 'GOAL_MOVED', from, to: dayFrom(now, dueInDays), was: { date: from } });
  }
  await writeParts(tx, companyId, goals, ids);
  for (const { title, type, value, monthsAgo } of timeline.tractions ?? []) {
    await tx.insert(traction).values({
      id: randomUUID(), companyId, title, metricType: 'number', tractionType: type, tractionValue: value,
      createdAt: endOfMonth(now, monthsAgo),
    });
  }
  return ids;
}

/** The last day of a month that is over; the moment itself in the present one. */
function endOfMonth(now: Date, monthsAgo: number): Date {
  return monthsAgo === 0 ? now : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo + 1, 0, 12));
}

const idOf = (ids: ReadonlyMap<string, string>, title: string | undefined) => (title === undefined ? null : ids.get(title) ?? null);

async function writeLanes(
  tx: Db, { companyId, lanes, now }: Pick<DemoTimeline<unknown>, 'companyId' | 'lanes' | 'now'>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const made = (title: string) => {
    const id = randomUUID();
    ids.set(title, id);
    // One after the other: lanes stand in the order in which they were made.
    return { id, companyId, title, createdAt: new Date(now.getTime() + ids.size) };
  };
  for (const title of lanes?.categories ?? []) await tx.insert(calendarCategory).values(made(title));
  for (const { title, color } of lanes?.scenarios ?? []) await tx.insert(scenario).values({ ...made(title), color });
  for (const { title, fromInDays, toInDays, category, scenario: plan } of lanes?.phases ?? []) {
    await tx.insert(phase).values({
      id: randomUUID(), companyId, title, from: dayFrom(now, fromInDays), to: dayFrom(now, toInDays),
      categoryId: idOf(ids, category), scenarioId: idOf(ids, plan),
    });
  }
  return ids;
}

/** After all goals are there: what counts itself stands before or behind what it counts. */
async function writeParts(tx: Db, companyId: string, goals: readonly DemoGoal<unknown>[], ids: ReadonlyMap<string, string>): Promise<void> {
  for (const { title, counts } of goals) {
    for (const part of counts?.goals ?? []) {
      await tx.insert(milestonePart).values({ companyId, milestoneId: ids.get(title) as string, partGoalId: ids.get(part) as string });
    }
  }
}

async function writeLinks<Person>(
  tx: Db, { companyId, playedBy, now }: DemoTimeline<Person>, { title, dependsOn, assignees, checkIns }: DemoGoal<Person>,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const milestoneId = ids.get(title) as string;
  for (const each of dependsOn ?? []) {
    await tx.insert(milestoneDependency).values({ companyId, milestoneId, dependsOnId: ids.get(each) as string });
  }
  const people = new Set((assignees ?? []).flatMap((person) => playedBy(person) ?? []));
  for (const userId of people) await tx.insert(milestoneAssignment).values({ companyId, milestoneId, userId });
  for (const { daysAgo, value, by, note } of checkIns ?? []) {
    const createdAt = daysFrom(now, -daysAgo);
    const counted = { date: dayFrom(now, -daysAgo), value, note: note ?? null, authorId: playedBy(by), createdAt };
    await tx.insert(milestoneCheckIn).values({ ...counted, id: randomUUID(), companyId, milestoneId });
  }
  if (checkIns) await refreshForecast(tx, milestoneId);
}
