import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import type { Context } from '../../request/context';
import { deleteGoal } from './delete-goal';
import { readGoals, readGoalsById, readRecord, readTractions } from './read-timeline';
import { saveGoal, shiftGoals, updateGoals } from './save-goals';
import { deleteRecord, saveRecord } from './save-record';
import { payload } from './timeline-payload';
import { TRACTIONS } from './tractions';
import {
  GoalInputRef, GoalMoveRef, GoalPageRef, GoalPayloadRef, GoalSetRef, GoalsPayloadRef, GoalStatusRef, TractionInputRef, TractionPageRef,
  TractionPayloadRef,
} from './timeline.schema';

const PAGE = 50;
const signedIn = { authScopes: { signedIn: true } } as const;
const pageCost = ({ first }: { first?: number | null }) => ({ field: STATEMENT_COST, multiplier: Math.max(1, (first ?? PAGE) / PAGE) });

builder.queryFields((t) => {
  const page = { first: t.arg.int({ required: false, defaultValue: PAGE }), after: t.arg.string({ required: false }) };
  return {
    goals: t.field({
      ...signedIn, type: GoalPageRef, complexity: pageCost,
      description: 'Goals of one status by the day they are due, those without one last.',
      args: {
        companyId: t.arg.id(), status: t.arg({ type: GoalStatusRef }), showOnMarketPlan: t.arg.boolean({ required: false }), ...page,
      },
      resolve: (_root, { companyId, status, showOnMarketPlan, first, after }, context) => (
        readGoals(context, { companyId, status, showOnMarketPlan: showOnMarketPlan ?? null, first: first ?? PAGE, after: after ?? null })
      ),
    }),
    tractions: t.field({
      ...signedIn, type: TractionPageRef, complexity: pageCost, description: 'Achieved goals and records of traction, newest first.',
      args: { companyId: t.arg.id(), ...page },
      resolve: (_root, { companyId, first, after }, context) => (
        readTractions(context, { companyId, first: first ?? PAGE, after: after ?? null })
      ),
    }),
  };
});

const goalPayload = (context: Context, companyId: string, id: string, command: () => Promise<void>) => (
  payload(companyId, command, async () => (await readGoalsById(context, companyId, [id]))[0] ?? null)
);

const goalsPayload = async (context: Context, companyId: string, ids: readonly string[], command: () => Promise<void>) => {
  const { row, ...answer } = await payload(companyId, command, () => readGoalsById(context, companyId, ids));
  return { ...answer, rows: row ?? [] };
};

const tractionPayload = (context: Context, companyId: string, id: string, command: () => Promise<void>) => (
  payload(companyId, command, () => readRecord(context, 'Traction', companyId, id))
);

builder.mutationFields((t) => {
  const ofGoal = { ...signedIn, type: GoalPayloadRef, complexity: STATEMENT_COST } as const;
  const ofTraction = { ...signedIn, type: TractionPayloadRef, complexity: STATEMENT_COST } as const;
  const one = { companyId: t.arg.id(), id: t.arg.id() };
  return {
    saveGoal: t.field({
      ...ofGoal, args: { companyId: t.arg.id(), row: t.arg({ type: GoalInputRef }) },
      description: 'Creates or changes, achieves or sets back; also brings a deleted one back.',
      resolve: (_root, { companyId, row }, context) => goalPayload(context, companyId, row.id, () => saveGoal(context, companyId, row)),
    }),
    deleteGoal: t.field({
      ...ofGoal, args: one, description: 'Soft: `saveGoal` with the same id brings it back.',
      resolve: (_root, args, context) => goalPayload(context, args.companyId, args.id, () => deleteGoal(context, args)),
    }),
    updateGoals: t.field({
      ...signedIn, type: GoalsPayloadRef, complexity: STATEMENT_COST, description: 'The same change to several goals, all or none.',
      args: { companyId: t.arg.id(), ids: t.arg.idList(), set: t.arg({ type: GoalSetRef }) },
      resolve: (_root, { companyId, ids, set }, context) => (
        goalsPayload(context, companyId, ids, () => updateGoals(context, companyId, ids, set))
      ),
    }),
    shiftGoals: t.field({
      ...signedIn, type: GoalsPayloadRef, complexity: STATEMENT_COST,
      description: 'Other days for several goals, all or none: one that slips, with those that it pushes.',
      args: { companyId: t.arg.id(), moves: t.arg({ type: [GoalMoveRef] }) },
      resolve: (_root, { companyId, moves }, context) => (
        goalsPayload(context, companyId, moves.map(({ id }) => id), () => shiftGoals(context, companyId, moves))
      ),
    }),
    saveTraction: t.field({
      ...ofTraction, args: { companyId: t.arg.id(), row: t.arg({ type: TractionInputRef }) },
      description: 'A record without a goal; also brings a deleted one back.',
      resolve: (_root, { companyId, row }, context) => (
        tractionPayload(context, companyId, row.id, () => saveRecord(context, TRACTIONS, companyId, row))
      ),
    }),
    deleteTraction: t.field({
      ...ofTraction, args: one, description: 'Soft: `saveTraction` with the same id brings it back.',
      resolve: (_root, args, context) => tractionPayload(context, args.companyId, args.id, () => deleteRecord(context, TRACTIONS, args)),
    }),
  };
});
