import { fullName, METRIC_TYPES, phaseOf } from '@heartwood/contract/domain';
import { METRIC_LABELS } from '../../plan-fields/metric-labels';
import type { Goal, Timeline } from '../../timeline/timeline';

/** Words of a status, as a file says it and reads it. */
export const STATUSES = [['IN_PROGRESS', 'In progress'], ['ACHIEVED', 'Achieved']] as const;
export const METRICS = METRIC_TYPES.map((type) => [type, METRIC_LABELS[type]] as const);

/** What the heads of columns are called; the same file can be imported again. */
export const LABELS = {
  title: 'Title', date: 'Due date', status: 'Status', dateAchieved: 'Achieved on', metricType: 'Metric type', milestoneValue: 'Value',
  metricName: 'Name of value', category: 'Category', scenario: 'Scenario', description: 'Description',
  phase: 'Phase', assignees: 'Assigned to',
} as const;

const wordOf = (list: readonly (readonly [string, string])[], value: string) => list.find(([each]) => each === value)?.[1] ?? '';

/** Goals as a table: a head, and a row for each of those that are shown. */
export function goalTable(shown: Timeline): { header: string[]; rows: string[][] } {
  const categories = titles(shown.categories);
  const scenarios = titles(shown.scenarios);
  const people = new Map(shown.people.map((person) => [person.id, fullName(person)]));
  const row = (goal: Goal) => [
    goal.title, goal.date ?? '', wordOf(STATUSES, goal.status), goal.dateAchieved ?? '', wordOf(METRICS, goal.metricType),
    goal.milestoneValue,
    goal.metricName ?? '', categories.get(goal.categoryId ?? '') ?? '', scenarios.get(goal.scenarioId ?? '') ?? '', goal.description ?? '',
    phaseOf(goal, shown.phases)?.title ?? '', goal.assigneeIds.map((id) => people.get(id) ?? '').filter(Boolean).join(', '),
  ];
  return { header: Object.values(LABELS), rows: shown.milestones.map(row) };
}

const titles = (rows: readonly { id: string; title: string }[]) => new Map(rows.map(({ id, title }) => [id, title]));
