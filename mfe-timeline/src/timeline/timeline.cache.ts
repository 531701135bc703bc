import { forget, listRules } from '@heartwood/client-kit/cache';
import type { Cache, OptimisticMutationConfig, UpdateResolver, Variables } from '@urql/exchange-graphcache';
import type {
  ImportGoalsMutation, RemoveGoalsMutation, RemoveGoalsMutationVariables, ShiftGoalsMutationVariables,
} from '../generated/graphql';

const BLANK_GOAL = {
  title: '', description: null, status: 'IN_PROGRESS', date: null, dateAchieved: null, metricType: 'text', metricName: null,
  milestoneValue: '',
  showOnMarketPlan: true, relatedGoalId: null, color: null, categoryId: null, scenarioId: null, assigneeIds: [], dependsOnIds: [],
  valueFrom: null, partIds: [], checkInValue: null, checkInDate: null, projectedDate: null, chosenPace: null,
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
  forget(cache, 'calendar');
}

/** The address of the viewer's own calendar, as it is after each of its commands. */
export const linkUpdates: Record<string, UpdateResolver> = Object.fromEntries(
  [
    'renewCalendarLink', 'updateCalendarLink', 'revokeCalendarLink',
  ].map((name): [string, UpdateResolver] => [name, (result, { companyId }, cache) => {
    const payload = result[name] as { link: object | null; error: object | null } | undefined;
    if (!payload || payload.error) return;
    cache.link('Query', 'calendarLink', { companyId: String(companyId) }, payload.link as never);
  }]),
);

/** Days that move together are shown together before the server has answered. */
export const shiftOptimism: OptimisticMutationConfig = {
  shiftGoals: (variables) => {
    const { moves } = variables as Partial<ShiftGoalsMutationVariables>;
    const rows = [moves ?? []].flat().map(({ id, date }) => ({ __typename: 'Goal' as const, id, date: date ?? null }));
    return { __typename: 'GoalsPayload', error: null, rows } as never;
  },
};

const DETAIL = ['goal', 'goalComments', 'goalHistory'];

/** What stands in the drawer of a goal is asked for anew where it is open: something has happened to the goal. */
export function forgetGoal(cache: Cache, id: string): void {
  forget(cache, DETAIL, (given) => (given['goalId'] ?? given['id']) === id);
}

const ofGoal = (field: string): UpdateResolver => (result, { goalId, row }, cache) => {
  const payload = result[field] as { row?: { goalId?: string } | null; error?: unknown } | null;
  const id = goalId ?? (row as { goalId?: string } | undefined)?.goalId ?? payload?.row?.goalId;
  if (payload && !payload.error && id !== undefined) forgetGoal(cache, String(id));
};

/** What was counted, said and given to somebody. */
export const goalTalk: Record<string, UpdateResolver> = {
  ...Object.fromEntries([
    'saveCheckIn', 'deleteCheckIn', 'addGoalAssignment', 'removeGoalAssignment', 'restoreGoal', 'addGoalComment', 'updateGoalComment',
    'restoreGoalComment',
  ].map((field) => [field, ofGoal(field)])),
  deleteGoalComment: (result, { id }, cache) => {
    const goal = cache.resolve({ __typename: 'GoalComment', id: String(id) }, 'goalId');
    if (typeof goal === 'string' && !(result['deleteGoalComment'] as { error?: unknown } | null)?.error) forgetGoal(cache, goal);
  },
};
