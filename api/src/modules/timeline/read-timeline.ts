import type { GoalStatus, MetricType } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { noAccess } from '../company';
import { requireViewer } from '../identity';
import { GOALS, GOALS_BY_ID, NO_DAY, recordsById, TRACTIONS } from './goal-pages.queries';
import type { Goal } from './goals';
import type { CalendarCategory, Phase, Scenario } from './lanes';

/** What a company has reached: an achieved goal, or a record without one. */
export interface Traction {
  id: string;
  companyId: string;
  revision: number;
  title: string;
  description: string | null;
  metricType: MetricType;
  metricName: string | null;
  tractionType: string | null;
  tractionValue: string;
  milestoneId: string | null;
  color: string | null;
  date: string;
  createdAt: string;
}

export interface Counted<Node> extends Page<Node> { total: number }
interface Rows<Row> { total: number; rows: Row[] }

export interface GoalsInput extends PageInput { companyId: string; status: GoalStatus; showOnMarketPlan: boolean | null }

/** Goals of one status by the day they are due, those without one last. Throws FORBIDDEN for outsiders. */
export async function readGoals(context: Context, input: GoalsInput): Promise<Counted<Goal>> {
  const { companyId, status, showOnMarketPlan, first, after } = input;
  const size = sizeOf(first);
  const values = [status, showOnMarketPlan, size + 1, ...placeOf(after, 'day', 'id')];
  const { rows, total } = await ask<Rows<Goal>>(context, GOALS, companyId, values);
  return { ...pageOf(rows, size, { view: (goal) => goal, cursor: ({ date, id }) => cursorOf(date ?? NO_DAY, id) }), total };
}

/** Achieved goals and records together, newest first (product decision 22). Throws FORBIDDEN for outsiders. */
export async function readTractions(
  context: Context, { companyId, first, after }: PageInput & { companyId: string },
): Promise<Counted<Traction>> {
  const size = sizeOf(first);
  const { rows, total } = await ask<Rows<Traction>>(context, TRACTIONS, companyId, [size + 1, ...placeOf(after, 'day', 'id')]);
  return { ...pageOf(rows, size, { view: (each) => each, cursor: ({ date, id }) => cursorOf(date, id) }), total };
}

/** Those of the goals that are there, in this order. */
export const readGoalsById = (context: Context, companyId: string, ids: readonly string[]) => (
  ask<Goal[]>(context, GOALS_BY_ID, companyId, [ids])
);

/** The kinds of records besides goals, by their GraphQL types. */
interface Records { Traction: Traction; CalendarCategory: CalendarCategory; Scenario: Scenario; Phase: Phase }
type RecordType = keyof Records;

/** How those of a kind are read. */
export const RECORDS_BY_ID = {
  Traction: recordsById('Traction'), CalendarCategory: recordsById('CalendarCategory'), Scenario: recordsById('Scenario'),
  Phase: recordsById('Phase'),
} satisfies Record<RecordType, Statement>;

/** Those of the records that are there, in this order. */
export const readRecords = <Type extends RecordType>(context: Context, type: Type, companyId: string, ids: readonly string[]) => (
  ask<Records[Type][]>(context, RECORDS_BY_ID[type], companyId, [ids])
);

/** One record that is not a goal; null when it is gone. */
export const readRecord = async <Type extends RecordType>(context: Context, type: Type, companyId: string, id: string) => (
  (await readRecords(context, type, companyId, [id]))[0] ?? null
);

async function ask<Data>(context: Context, statement: Statement, companyId: string, values: readonly unknown[]): Promise<Data> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: Data }>(statement, [companyId, userId, ...values]);
  if (!row) throw noAccess();
  return row.data;
}
