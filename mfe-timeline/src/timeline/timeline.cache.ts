import { listRules } from '@heartwood/client-kit/cache';
import type { UpdateResolver, Variables } from '@urql/exchange-graphcache';
import type { ImportGoalsMutation, RemoveGoalsMutation, RemoveGoalsMutationVariables } from '../generated/graphql';

const BLANK_GOAL = {
  title: '', description: null, status: 'IN_PROGRESS', date: null, dateAchieved: null, metricType: 'text', metricName: null, milestoneValue: '',
  showOnMarketPlan: true, relatedGoalId: null, color: null, categoryId: null, scenarioId: null, assigneeIds: [], dependsOnIds: [], checkInValue: null,
};
const BLANK_PHASE = { title: '', description: null, categoryId: null, scenarioId: null };

/** A new row is shown whole before the server has answered. */
const shownWith = (blank: object) => ({ row }: Variables, isKnown: boolean) => {
  const { baseRevision: _base, ...set } = (row ?? {}) as { baseRevision?: number };
  return isKnown ? set : { ...blank, ...set };
};

export const TIMELINE_LISTS = [
  listRules({ area: 'Timeline', list: 'milestones', type: 'Goal', save: 'saveGoal', remove: 'deleteGoal', row: shownWith(BLANK_GOAL) }),
  listRules({ area: 'Timeline', list: 'phases', type: 'Phase', save: 'savePhase', remove: 'deletePhase', row: shownWith(BLANK_PHASE) }),
  listRules({ area: 'Timeline', list: 'categories', type: 'CalendarCategory', save: 'saveCategory', remove: 'deleteCategory' }),
  listRules({ area: 'Timeline', list: 'tractions', type: 'Traction', save: 'saveTraction', remove: 'deleteTraction' }),
  listRules({ area: 'Timeline', list: 'scenarios', type: 'Scenario', save: 'saveScenario', remove: 'deleteScenario' }),
];

/** Many rows at once stand in their lists, and go from them, as when the stream brings them. */
export const rowsUpdates: Record<string, UpdateResolver> = {
  importGoals: (result, { companyId }, cache) => {
    const { error, categories, phases, goals } = (result as ImportGoalsMutation).importGoals;
    if (error) return;
    const records = [...categories, ...phases, ...goals];
    for (const { live } of TIMELINE_LISTS) live(cache, String(companyId), { records, deletedRecordIds: [] });
  },
  removeGoals: (result, variables, cache) => {
    if ((result as RemoveGoalsMutation).removeGoals.error) return;
    const { companyId, categoryIds, phaseIds, goalIds } = variables as RemoveGoalsMutationVariables;
    const deletedRecordIds = [categoryIds, phaseIds, goalIds].flat();
    for (const { live } of TIMELINE_LISTS) live(cache, companyId, { records: [], deletedRecordIds });
  },
};
