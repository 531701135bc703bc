import { listRules } from '@heartwood/client-kit/cache';
import type { Variables } from '@urql/exchange-graphcache';

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
