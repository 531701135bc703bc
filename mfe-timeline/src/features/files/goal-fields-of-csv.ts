import { namesOf, oneOf, text, type CellRead, type CsvField } from '@heartwood/client-kit/csv';
import { fullName, LIMITS, metricValueFault, needsMetricName, rowNameKey, type MetricType } from '@heartwood/contract/domain';
import { readAmount } from '@heartwood/contract/numbers';
import type { GoalInput } from '../../generated/graphql';
import type { Goal, Timeline } from '../../timeline/timeline';
import { LABELS, METRICS, STATUSES } from './goal-columns';

const { rowName, rowText, rowWord, categoryName } = LIMITS;

/** What a row says, by field; what it leaves out is not there. */
export type CsvValues = Readonly<Record<string, unknown>>;

const BASE = 'base plan';
const value = (read: unknown): CellRead => ({ value: read, fault: null });
const fault = (sentence: string): CellRead => ({ value: null, fault: sentence });

/** "2026-05-31", and "31.5.2026", which is no other day anywhere. */
export function readDay(typed: string): CellRead {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed) ?? [];
  const day = year === undefined ? typed : `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  const isDay = moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return isDay ? value(day) : fault('Use a date such as 2026-05-31');
}

function categoryTitle(typed: string): CellRead {
  const words = typed.replaceAll(/\s+/g, ' ');
  return words.length < categoryName.min ? fault(`At least ${categoryName.min} characters`) : text(categoryName.max)(words);
}

type Known = Pick<Timeline, 'scenarios' | 'canEditScenarios' | 'phases' | 'people'>;

/** The people of a team by their names, several between commas; who shares a name with somebody can't be told apart. */
function peopleNamed(people: Timeline['people']): CsvField['read'] {
  const named = people.map((person) => ({ id: person.id, name: fullName(person) }));
  const read = namesOf(named, (name) => `“${name}” is nobody of your team`);
  const isTwice = (id: unknown) => {
    const key = rowNameKey(named.find((person) => person.id === id)?.name ?? '');
    return named.filter(({ name }) => rowNameKey(name) === key).length > 1;
  };
  return (typed) => {
    const { value: ids, fault: wrong } = read(typed);
    if (wrong === null && (ids as string[]).some(isTwice)) return fault('Two of your team have this name');
    return wrong === null ? value(ids) : fault(wrong);
  };
}

/**
 * What the columns of a file of goals can be. Categories that there are not yet come with it; scenarios, phases and people have to be
 * there. A goal stands in a phase by its day: a row that names one is held against it.
 */
export function goalFields({ scenarios, canEditScenarios, phases, people }: Known): CsvField[] {
  const phase = (typed: string): CellRead => {
    const found = phases.filter(({ title }) => rowNameKey(title) === rowNameKey(typed));
    return found.length > 0 ? value(found) : fault(`“${typed}” is no phase of yours`);
  };
  const scenario = (typed: string): CellRead => {
    if (rowNameKey(typed) === rowNameKey(BASE)) return value(null);
    const found = scenarios.find(({ title }) => rowNameKey(title) === rowNameKey(typed));
    if (!found) return fault(`“${typed}” is no scenario of yours`);
    return canEditScenarios ? value(found.id) : fault('Scenarios are locked');
  };
  return [
    { name: 'name', label: LABELS.title, also: ['name', 'goal', 'milestone'], read: text(rowName.max) },
    { name: 'date', label: LABELS.date, also: ['due', 'date', 'deadline'], read: readDay, lack: 'no date' },
    { name: 'status', label: LABELS.status, also: ['state'], read: oneOf(STATUSES, 'Use In progress or Achieved') },
    { name: 'dateAchieved', label: LABELS.dateAchieved, also: ['achieved', 'achieved date'], read: readDay },
    { name: 'metricType', label: LABELS.metricType, also: ['metric', 'type'], read: oneOf(METRICS, 'Use Text, Number or Percentage') },
    { name: 'milestoneValue', label: LABELS.milestoneValue, also: ['target', 'milestone value'], read: text(rowText.max) },
    { name: 'metricName', label: LABELS.metricName, also: ['unit', 'metric name'], read: text(rowWord.max) },
    { name: 'category', label: LABELS.category, also: ['group'], read: categoryTitle },
    { name: 'scenario', label: LABELS.scenario, read: scenario },
    { name: 'description', label: LABELS.description, also: ['details', 'notes'], read: text(rowText.max) },
    { name: 'phase', label: LABELS.phase, also: ['stage'], read: phase },
    { name: 'assignees', label: LABELS.assignees, also: ['assignee', 'owner', 'responsible', 'people'], read: peopleNamed(people) },
  ];
}

/** What a goal would be after a row. */
const after = (values: CsvValues, before: Goal | undefined) => {
  const type = (values['metricType'] ?? before?.metricType ?? 'text') as MetricType;
  const kept = before?.metricType === type ? before : undefined;
  const dateAchieved = (values['dateAchieved'] ?? before?.dateAchieved ?? null) as string | null;
  // A day on which it was achieved says that it is.
  const status = values['status'] ?? (values['dateAchieved'] !== undefined ? 'ACHIEVED' : before?.status ?? 'IN_PROGRESS');
  return {
    type, status, dateAchieved, milestoneValue: sentValue(type, String(values['milestoneValue'] ?? kept?.milestoneValue ?? '')),
    metricName: (values['metricName'] ?? kept?.metricName ?? null) as string | null,
  };
};

/** "94%" and "1,000" become decimals where a number is meant. */
const sentValue = (type: MetricType, typed: string) => (
  type === 'text' ? typed : readAmount(typed.replace(/\s*%$/, '')) ?? typed);

/** What keeps a row from being a goal (spec section 5), with the field. `today` is `YYYY-MM-DD`. */
export function judgeGoal(values: CsvValues, before: Goal | undefined, today: string): { field: string; sentence: string } | null {
  const { type, status, dateAchieved, milestoneValue, metricName } = after(values, before);
  if (values['phase'] !== undefined && !phaseAround(values, before))
    return { field: 'phase', sentence: 'The due date is outside of this phase' };
  const wrong = metricValueFault(type, milestoneValue);
  if (wrong !== null) return { field: 'milestoneValue', sentence: `Value ${wrong}` };
  if (needsMetricName(type) && metricName === null) return { field: 'metricName', sentence: 'Name of value is required' };
  if (status === 'IN_PROGRESS') {
    return values['dateAchieved'] === undefined ? null : { field: 'dateAchieved', sentence: 'Only an achieved goal has one' };
  }
  if (dateAchieved === null) return { field: 'dateAchieved', sentence: 'Achieved date is required' };
  return dateAchieved > today ? { field: 'dateAchieved', sentence: 'Not in the future' } : null;
}

type Phase = Timeline['phases'][number];

/** Of the phases that are called as the row says, the one that its day is in. */
function phaseAround(values: CsvValues, before: Goal | undefined): Phase | undefined {
  const date = (values['date'] ?? before?.date ?? null) as string | null;
  const isWanted = ({ scenarioId }: Phase) => values['scenario'] === undefined || values['scenario'] === scenarioId;
  return ((values['phase'] ?? []) as Phase[]).find((phase) => date !== null && phase.from <= date && date <= phase.to && isWanted(phase));
}

/** What is sent of a row: a goal that is there keeps what the row leaves out. */
export function goalInput(id: string, values: CsvValues, before: Goal | undefined, categoryId: string | undefined): GoalInput {
  const { type, status, dateAchieved, milestoneValue, metricName } = after(values, before);
  const said = (name: string) => values[name] !== undefined;
  const hasMetric = !before || ['metricType', 'milestoneValue', 'metricName'].some(said);
  // It is in the phase's lane, unless the row says which one it is in.
  const phase = phaseAround(values, before);
  const hasLife = !before || said('status') || said('dateAchieved');
  return {
    id, title: String(values['name']),
    ...said('date') && { date: values['date'] as string },
    ...said('description') && { description: values['description'] as string },
    ...phase && { categoryId: phase.categoryId ?? null, scenarioId: phase.scenarioId ?? null },
    ...said('scenario') && { scenarioId: values['scenario'] as string | null },
    ...categoryId !== undefined && { categoryId },
    ...hasMetric && { metricType: type, milestoneValue, metricName: type === 'text' ? null : metricName },
    ...hasLife && { status: status as Goal['status'], dateAchieved: status === 'ACHIEVED' ? dateAchieved : null },
  };
}
