import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import type { Context } from '../../request/context';
import { expected } from '../../request/expected-failure';
import { importGoals, removeGoals, type GoalAssignees, type TimelineIds } from './import-goals';
import { CategoryInputRef, PhaseInputRef } from './lanes.fields';
import { readGoalsById, readRecords } from './read-timeline';
import { GoalInputRef, TimelineRowsPayloadRef, type RowsPayload } from './timeline.schema';

const GoalAssigneesRef = builder.inputRef<GoalAssignees>('GoalAssignees').implement({
  description: 'Whose a goal is from now on: nobody’s where the list is empty.',
  fields: (t) => ({ goalId: t.id({ required: true }), userIds: t.idList({ required: true }) }),
});

/** The rows as they are now; those that were removed are none. */
async function payload(context: Context, companyId: string, command: () => Promise<TimelineIds>): Promise<RowsPayload> {
  const { value: ids, error } = await expected(command);
  if (ids === null) return { companyId: null, categories: [], phases: [], goals: [], error };
  return {
    companyId, error,
    categories: await readRecords(context, 'CalendarCategory', companyId, ids.categoryIds),
    phases: await readRecords(context, 'Phase', companyId, ids.phaseIds),
    goals: await readGoalsById(context, companyId, ids.goalIds),
  };
}

builder.mutationFields((t) => {
  const command = { authScopes: { signedIn: true }, type: TimelineRowsPayloadRef, complexity: STATEMENT_COST * 3 } as const;
  return {
    importGoals: t.field({
      ...command, description: 'The rows of a file or a template, all or none, at most 200. A category is the one that is called the same.',
      args: {
        companyId: t.arg.id(), goals: t.arg({ type: [GoalInputRef] }), phases: t.arg({ type: [PhaseInputRef], defaultValue: [] }),
        categories: t.arg({ type: [CategoryInputRef], defaultValue: [] }),
        assignments: t.arg({ type: [GoalAssigneesRef], defaultValue: [], description: 'Goals that are not named keep whose they are.' }),
      },
      resolve: (_root, { companyId, ...rows }, context) => payload(context, companyId, () => importGoals(context, companyId, rows)),
    }),
    removeGoals: t.field({
      ...command, description: 'Takes rows away, softly, all or none: what undoes an import.',
      args: {
        companyId: t.arg.id(), goalIds: t.arg.idList(), phaseIds: t.arg.idList({ defaultValue: [] }),
        categoryIds: t.arg.idList({ defaultValue: [] }),
      },
      resolve: (_root, { companyId, ...ids }, context) => payload(context, companyId, async () => {
        await removeGoals(context, companyId, ids);
        return ids;
      }),
    }),
  };
});
