import { listRules } from '@heartwood/client-kit/cache';
import type { Cache, UpdateResolver, Variables } from '@urql/exchange-graphcache';
import type { ImportGoalsMutation, RemoveGoalsMutation, RemoveGoalsMutationVariables } from '../generated/graphql';

const BLANK_GOAL = {
  title: '', description: null, status: 'IN_PROGRESS', date: null, dateAchieved: null, metricType: 'text', metricName: null, milestoneValue: '',
  showOnMarketPlan: true, relatedGoalId: null, color: null, categoryId: null, scenarioId: null, assigneeIds: [], checkInValue: null,
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

/** Days of modules, and who may see them, are the server's: what a step says of one module is no list of them. */
export function forgetDueModules(cache: Cache): void {
  for (const { fieldName, arguments: asked } of cache.inspectFields('Query')) {
    if (fieldName === 'calendar') cache.invalidate('Query', fieldName, asked);
  }
}

/** The address of the viewer's own calendar, as it is after each of its commands. */
export const linkUpdates: Record<string, UpdateResolver> = Object.fromEntries(
  ['renewCalendarLink', 'updateCalendarLink', 'revokeCalendarLink'].map((name): [string, UpdateResolver] => [name, (result, { companyId }, cache) => {
    const payload = result[name] as { link: object | null; error: object | null } | undefined;
    if (!payload || payload.error) return;
    cache.link('Query', 'calendarLink', { companyId: String(companyId) }, payload.link as never);
  }]),
);
