import { pageRef } from '../../graphql/page.schema';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { Context } from '../../request/context';
import { expected, type UserError } from '../../request/expected-failure';
import { PersonRef } from '../identity';
import { deleteCheckIn, saveCheckIn, type CheckInInput } from './check-ins';
import { addGoalAssignment, removeGoalAssignment } from './goal-assignments';
import { addGoalComment, deleteGoalComment, restoreGoalComment, updateGoalComment } from './goal-comments';
import type { Goal } from './goals';
import {
  COMMENT_PAGE, readCheckIn, readGoal, readGoalComment, readGoalComments, readGoalHistory,
  type GoalCheckIn, type GoalComment, type GoalDetail, type GoalHistoryEntry,
} from './read-goal';
import { readGoalsById } from './read-timeline';
import { restoreGoal } from './restore-goal';
import { payload } from './timeline-payload';
import { GoalPaceRef, GoalPayloadRef, GoalRef } from './timeline.schema';

const GoalCheckInRef = builder.objectRef<GoalCheckIn>('GoalCheckIn').implement({
  description: 'What was counted of a goal on a day.',
  fields: (t) => ({
    id: t.exposeID('id'),
    goalId: t.exposeID('goalId'),
    date: t.expose('date', { type: 'Date' }),
    value: t.exposeString('value', { description: 'A number such as "1000.5"; a percentage is without its sign.' }),
    note: t.exposeString('note', { nullable: true }),
    pace: t.expose('pace', { type: GoalPaceRef, nullable: true, description: 'Chosen against the forecast, until the next check-in.' }),
    author: t.expose('author', { type: PersonRef, nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const GoalCommentRef = builder.objectRef<GoalComment>('GoalComment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    goalId: t.exposeID('goalId'),
    author: t.expose('author', { type: PersonRef, nullable: true }),
    message: t.exposeString('message'),
    mentions: t.expose('mentions', { type: [PersonRef], complexity: { field: 1, multiplier: 2 } }),
    isEdited: t.exposeBoolean('isEdited'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    canEdit: t.exposeBoolean('canEdit'),
    canDelete: t.exposeBoolean('canDelete'),
  }),
});
const GoalCommentPageRef = pageRef<GoalComment>('GoalCommentPage', GoalCommentRef, COMMENT_PAGE);

const GoalHistoryEntryRef = builder.objectRef<GoalHistoryEntry>('GoalHistoryEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    actor: t.expose('actor', { type: PersonRef, nullable: true }),
    text: t.exposeString('text', { description: 'The line without its actor.' }),
    canRestore: t.exposeBoolean('canRestore', { description: 'It changed fields that `restoreGoal` puts back.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
const GoalHistoryPageRef = pageRef<GoalHistoryEntry>('GoalHistoryPage', GoalHistoryEntryRef, COMMENT_PAGE);

const GoalDetailRef = builder.objectRef<GoalDetail>('GoalDetail').implement({
  description: 'A goal with what its drawer shows.',
  fields: (t) => ({
    goal: t.expose('goal', { type: GoalRef }),
    canEdit: t.exposeBoolean('canEdit'),
    canAssign: t.exposeBoolean('canAssign'),
    canComment: t.exposeBoolean('canComment'),
    plannedDate: t.expose('plannedDate', {
      type: 'Date', nullable: true, description: 'The first day that it was planned for; null while it has that day.',
    }),
    people: t.expose('people', {
      type: [PersonRef], complexity: { field: 1, multiplier: 10 }, description: 'Whom it can be assigned to, the owner first.',
    }),
    assignees: t.expose('assignees', { type: [PersonRef], complexity: { field: 1, multiplier: 3 } }),
    checkIns: t.expose('checkIns', {
      type: [GoalCheckInRef], complexity: { field: 1, multiplier: 20 }, description: 'Newest first, at most a hundred.',
    }),
    comments: t.expose('comments', { type: GoalCommentPageRef }),
  }),
});

builder.queryFields((t) => {
  const command = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;
  const page = {
    companyId: t.arg.id(), goalId: t.arg.id(), first: t.arg.int({ required: false, defaultValue: COMMENT_PAGE }),
    after: t.arg.string({ required: false }),
  };
  return {
    goal: t.field({
      ...command, type: GoalDetailRef, nullable: true, description: 'Null when it is not there.',
      args: { companyId: t.arg.id(), id: t.arg.id() },
      resolve: (_root, { companyId, id }, context) => readGoal(context, { companyId, goalId: id }),
    }),
    goalComments: t.field({
      ...command, type: GoalCommentPageRef, args: page, description: 'Newest first.',
      resolve: (_root, { first, after, ...where }, context) => (
        readGoalComments(context, { ...where, first: first ?? COMMENT_PAGE, after: after ?? null })
      ),
    }),
    goalHistory: t.field({
      ...command, type: GoalHistoryPageRef, args: page, description: 'What happened to a goal, newest first.',
      resolve: (_root, { first, after, ...where }, context) => (
        readGoalHistory(context, { ...where, first: first ?? COMMENT_PAGE, after: after ?? null })
      ),
    }),
  };
});

const CheckInInputRef = builder.inputRef<CheckInInput>('CheckInInput').implement({
  description: 'What is left out stays as it is; null empties a field. A new one needs a day and a value.',
  fields: (t) => ({
    id: t.id(),
    goalId: t.id(),
    date: t.field({ type: 'Date', required: false, description: 'Not in the future.' }),
    value: t.string({ required: false }),
    note: t.string({ required: false }),
    pace: t.field({ type: GoalPaceRef, required: false }),
  }),
});

interface CheckInPayload { row: GoalCheckIn | null; goal: Goal | null; error: UserError | null }
const CheckInPayloadRef = builder.objectRef<CheckInPayload>('CheckInPayload').implement({
  description: '`row` is null once it is deleted; the goal has its forecast.',
  fields: (t) => ({
    row: t.expose('row', { type: GoalCheckInRef, nullable: true }),
    goal: t.expose('goal', { type: GoalRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

interface CommentPayload { row: GoalComment | null; error: UserError | null }
const GoalCommentPayloadRef = builder.objectRef<CommentPayload>('GoalCommentPayload').implement({
  description: '`row` is null once it is deleted.',
  fields: (t) => ({
    row: t.expose('row', { type: GoalCommentRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

interface CheckInAddress { companyId: string; goalId: string; id: string }

async function checkInPayload(context: Context, { id, ...where }: CheckInAddress, command: () => Promise<void>): Promise<CheckInPayload> {
  const { error } = await expected(command);
  if (error) return { row: null, goal: null, error };
  const [goal = null] = await readGoalsById(context, where.companyId, [where.goalId]);
  return { row: await readCheckIn(context, where, id), goal, error };
}

/** The command says which goal the comment is of. */
async function commentPayload(
  context: Context, { companyId, id }: { companyId: string; id: string }, command: () => Promise<string>,
): Promise<CommentPayload> {
  const { value: goalId, error } = await expected(command);
  return { row: goalId === null ? null : await readGoalComment(context, { companyId, goalId }, id), error };
}

const goalPayload = (context: Context, { companyId, goalId }: { companyId: string; goalId: string }, command: () => Promise<void>) => (
  payload(companyId, command, async () => (await readGoalsById(context, companyId, [goalId]))[0] ?? null)
);

builder.mutationFields((t) => {
  const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;
  const ofGoal = { companyId: t.arg.id(), goalId: t.arg.id() };
  const one = { companyId: t.arg.id(), id: t.arg.id() };
  const words = { message: t.arg.string(), mentions: t.arg.idList() };
  return {
    saveCheckIn: t.field({
      ...signedIn, type: CheckInPayloadRef, description: 'What was counted of a goal with a number; also brings a deleted one back.',
      args: { companyId: t.arg.id(), row: t.arg({ type: CheckInInputRef }) },
      resolve: (_root, { companyId, row }, context) => (
        checkInPayload(context, { companyId, goalId: row.goalId, id: row.id }, () => saveCheckIn(context, companyId, row))
      ),
    }),
    deleteCheckIn: t.field({
      ...signedIn, type: CheckInPayloadRef, description: 'Soft: `saveCheckIn` with the same id brings it back.',
      args: { ...ofGoal, id: t.arg.id() },
      resolve: (_root, args, context) => checkInPayload(context, args, () => deleteCheckIn(context, args)),
    }),
    addGoalAssignment: t.field({
      ...signedIn, type: GoalPayloadRef, description: 'Gives a goal to somebody of the team. With custom access they may edit it then.',
      args: { ...ofGoal, userId: t.arg.id() },
      resolve: (_root, args, context) => goalPayload(context, args, () => addGoalAssignment(context, args)),
    }),
    removeGoalAssignment: t.field({
      ...signedIn, type: GoalPayloadRef, args: { ...ofGoal, userId: t.arg.id() },
      resolve: (_root, args, context) => goalPayload(context, args, () => removeGoalAssignment(context, args)),
    }),
    restoreGoal: t.field({
      ...signedIn, type: GoalPayloadRef, args: { ...ofGoal, entryId: t.arg.string() },
      description: 'Puts back what a line of its history has changed.',
      resolve: (_root, args, context) => goalPayload(context, args, () => restoreGoal(context, args)),
    }),
    addGoalComment: t.field({
      ...signedIn, type: GoalCommentPayloadRef, args: { ...ofGoal, id: t.arg.id(), ...words },
      resolve: (_root, args, context) => commentPayload(context, args, async () => {
        await addGoalComment(context, args);
        return args.goalId;
      }),
    }),
    updateGoalComment: t.field({
      ...signedIn, type: GoalCommentPayloadRef, args: { ...one, ...words },
      resolve: (_root, args, context) => commentPayload(context, args, () => updateGoalComment(context, args)),
    }),
    deleteGoalComment: t.field({
      ...signedIn, type: GoalCommentPayloadRef, args: one, description: '`restoreGoalComment` has it back.',
      resolve: (_root, args, context) => commentPayload(context, args, () => deleteGoalComment(context, args)),
    }),
    restoreGoalComment: t.field({
      ...signedIn, type: GoalCommentPayloadRef, args: one, description: 'By whom it was deleted.',
      resolve: (_root, args, context) => commentPayload(context, args, () => restoreGoalComment(context, args)),
    }),
  };
});
