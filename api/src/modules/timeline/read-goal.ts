import { canDeleteComment, canEditComment, type GoalPace } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { JsonObject } from '../../events/bus';
import type { Context } from '../../request/context';
import { cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { activityText } from '../activity';
import { noAccess, standingOf, type Seat } from '../company';
import { requireViewer, type Person } from '../identity';
import { GOAL_GRANTS, type GoalAddress, type GoalRight } from './enter-goal';
import { GOAL_CHECK_IN, GOAL_COMMENT, GOAL_COMMENTS, GOAL_DETAIL, GOAL_HISTORY } from './goal-talk.queries';
import type { Goal } from './goals';

export interface GoalCheckIn {
  id: string;
  goalId: string;
  date: string;
  value: string;
  note: string | null;
  pace: GoalPace | null;
  author: Person | null;
  createdAt: string;
}

interface CommentRow {
  id: string;
  goalId: string;
  /** With microseconds, as the database orders by it. */
  createdAt: string;
  authorId: string | null;
  author: Person | null;
  message: string;
  mentions: Person[];
  isEdited: boolean;
}
export type GoalComment = Omit<CommentRow, 'authorId'> & { canEdit: boolean; canDelete: boolean };

export interface GoalHistoryEntry { id: string; actor: Person | null; text: string; canRestore: boolean; createdAt: string }

/** What the drawer of a goal shows. */
export interface GoalDetail {
  goal: Goal;
  canEdit: boolean;
  canAssign: boolean;
  canComment: boolean;
  /** `YYYY-MM-DD`; null while the goal has the day that it had first. */
  plannedDate: string | null;
  people: Person[];
  assignees: Person[];
  checkIns: GoalCheckIn[];
  comments: Page<GoalComment>;
}

interface GoalFacts<Row> { ownerId: string; seat: Seat | null; assignees: Person[]; isThere: boolean; rows: Row[] }
type DetailFacts = GoalFacts<CommentRow> & { goal: Goal | null; plannedDate: string | null; people: Person[]; checkIns: GoalCheckIn[] };

/** How many comments a page has unless told. */
export const COMMENT_PAGE = 30;

/** A goal with its check-ins and its newest comments, in one statement; null when it is not there. Throws FORBIDDEN for outsiders. */
export async function readGoal(context: Context, where: GoalAddress): Promise<GoalDetail | null> {
  const { facts, may, viewComment } = await ask<CommentRow, DetailFacts>(context, GOAL_DETAIL, where, [COMMENT_PAGE + 1]);
  const { goal, plannedDate, people, assignees, checkIns, rows } = facts;
  if (!goal) return null;
  const comments = pageOf(rows, COMMENT_PAGE, { view: viewComment, cursor: ({ createdAt, id }) => cursorOf(createdAt, id) });
  const detail = { goal, plannedDate: plannedDate === goal.date ? null : plannedDate, people, assignees, checkIns, comments };
  return { ...detail, canEdit: may('edit'), canAssign: may('share'), canComment: may('comment') };
}

/** Comments of a goal, newest first. Throws FORBIDDEN for outsiders. */
export async function readGoalComments(context: Context, { first, after, ...where }: GoalAddress & PageInput): Promise<Page<GoalComment>> {
  const size = sizeOf(first);
  const { facts, viewComment } = await ask<CommentRow>(context, GOAL_COMMENTS, where, [size + 1, ...placeOf(after, 'moment', 'id')]);
  return pageOf(facts.rows, size, { view: viewComment, cursor: ({ createdAt, id }) => cursorOf(createdAt, id) });
}

/** What happened to a goal, newest first; nothing of one that is not there. Throws FORBIDDEN for outsiders. */
export async function readGoalHistory(
  context: Context, { first, after, ...where }: GoalAddress & PageInput,
): Promise<Page<GoalHistoryEntry>> {
  const size = sizeOf(first);
  type Line = Omit<GoalHistoryEntry, 'text' | 'canRestore'> & { type: string; data: JsonObject };
  const { facts, may } = await ask<Line>(context, GOAL_HISTORY, where, [size + 1, ...placeOf(after, 'number')]);
  return pageOf(facts.isThere ? facts.rows : [], size, {
    view: ({ type, data, ...line }) => ({ ...line, text: activityText(type, data), canRestore: data.was !== undefined && may('edit') }),
    cursor: ({ id }) => cursorOf(id),
  });
}

/** One comment; null when it is deleted. */
export async function readGoalComment(context: Context, where: GoalAddress, id: string): Promise<GoalComment | null> {
  const { facts: { rows: [row] }, viewComment } = await ask<CommentRow>(context, GOAL_COMMENT, where, [id]);
  return row ? viewComment(row) : null;
}

/** One check-in; null when it is deleted. */
export async function readCheckIn(context: Context, where: GoalAddress, id: string): Promise<GoalCheckIn | null> {
  return (await ask<GoalCheckIn>(context, GOAL_CHECK_IN, where, [id])).facts.rows[0] ?? null;
}

async function ask<Row, Facts extends GoalFacts<Row> = GoalFacts<Row>>(
  context: Context, statement: Statement, { companyId, goalId }: GoalAddress, values: readonly unknown[],
) {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: Facts }>(statement, [companyId, userId, goalId, ...values]);
  if (!row) throw noAccess();
  const facts = row.data;
  const standing = standingOf(facts, userId);
  const reach = { assignees: facts.assignees.map(({ id }) => id), visibleTo: [] };
  const may = (right: GoalRight) => GOAL_GRANTS[right](standing, reach);
  const viewComment = ({ authorId, ...comment }: CommentRow): GoalComment => {
    const authored = { authorId: authorId ?? '' };
    const canDelete = canDeleteComment(authored, userId, standing);
    return { ...comment, canEdit: canEditComment(authored, userId, may('comment')), canDelete };
  };
  return { facts, may, viewComment };
}
