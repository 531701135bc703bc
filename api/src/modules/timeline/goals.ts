import {
  GOAL_COLORS, GOAL_STATUSES, GOAL_VALUE_SOURCES, hasMetricName, latestToday, LIMITS, METRIC_TYPES, metricValueFault, needsMetricName,
  type GoalColor, type GoalPace, type GoalStatus, type GoalValueSource, type MetricType,
} from '@heartwood/contract/domain';
import { invalid } from '../../request/errors';
import { oneOf, rowName, rowText, rowWord } from '../../text/row-checks';
import { paragraph } from '../../text/text';
import type { GoalLinksInput } from './goal-links';
import type { milestone } from './timeline.table';

/** What people write of a goal. Days are `YYYY-MM-DD`. */
export interface GoalFields {
  title: string;
  description: string | null;
  date: string | null;
  status: GoalStatus;
  dateAchieved: string | null;
  metricType: MetricType;
  metricName: string | null;
  milestoneValue: string;
  showOnMarketPlan: boolean;
  relatedGoalId: string | null;
  color: GoalColor | null;
  valueFrom: GoalValueSource | null;
}

export interface Goal extends Omit<GoalFields, 'color'> {
  id: string;
  companyId: string;
  revision: number;
  color: string | null;
  categoryId: string | null;
  scenarioId: string | null;
  assigneeIds: string[];
  dependsOnIds: string[];
  partIds: string[];
  checkInValue: string | null;
  checkInDate: string | null;
  projectedDate: string | null;
  chosenPace: GoalPace | null;
  createdAt: string;
}

/** What is left out stays as it is; null empties. Lists are whole. */
export type GoalSet = GoalLinksInput & {
  [Name in keyof GoalFields]?: (Name extends 'color' ? string : GoalFields[Name]) | null | undefined;
} & { categoryId?: string | null | undefined; scenarioId?: string | null | undefined };
export interface GoalInput extends GoalSet { id: string; baseRevision?: number | null | undefined }

type GoalRow = typeof milestone.$inferSelect;

/** The columns of a goal after this input (spec sections 4 and 5). Throws INVALID with the field. */
export function checkGoal(input: GoalSet, row: GoalRow | undefined, now: Date): GoalFields {
  const given = <Name extends keyof GoalFields>(name: Name, otherwise: GoalFields[Name]) => (
    input[name] === undefined ? (row?.[name] as GoalFields[Name] | undefined) ?? otherwise : input[name]
  );
  const color = input.color === undefined ? row?.color : input.color;
  return {
    title: rowName('title', given('title', ''), 'The title'),
    description: rowText('description', given('description', null), 'The description'),
    date: given('date', null) ?? null,
    ...life(input, row, now),
    ...metric(input, row),
    showOnMarketPlan: given('showOnMarketPlan', true) ?? true,
    relatedGoalId: given('relatedGoalId', null) ?? null,
    color: color == null ? null : oneOf('color', color, GOAL_COLORS, 'The colour'),
  };
}

/** An achieved goal has the day; one in progress has none. */
function life(input: GoalSet, row: GoalRow | undefined, now: Date): Pick<GoalFields, 'status' | 'dateAchieved'> {
  const status = oneOf('status', input.status ?? row?.status ?? 'IN_PROGRESS', GOAL_STATUSES, 'The status');
  if (status === 'IN_PROGRESS') {
    if (input.dateAchieved != null) throw invalid('dateAchieved', 'Only an achieved goal has an achieved date.');
    return { status, dateAchieved: null };
  }
  const dateAchieved = input.dateAchieved === undefined ? row?.dateAchieved ?? null : input.dateAchieved;
  if (dateAchieved === null) throw invalid('dateAchieved', 'The achieved date is required.');
  if (dateAchieved > latestToday(now)) throw invalid('dateAchieved', 'The achieved date cannot be in the future.');
  return { status, dateAchieved };
}

/** Changing the type clears value and name. Goals from before values came stay as they are until somebody writes one. */
function metric(input: GoalSet, row: GoalRow | undefined): Pick<GoalFields, 'metricType' | 'metricName' | 'milestoneValue' | 'valueFrom'> {
  const isWritten = [input.metricType, input.metricName, input.milestoneValue, input.valueFrom].some((part) => part !== undefined);
  if (row && !isWritten) {
    return { metricType: row.metricType, metricName: row.metricName, milestoneValue: row.milestoneValue, valueFrom: row.valueFrom };
  }
  const metricType = oneOf('metricType', input.metricType ?? row?.metricType ?? 'text', METRIC_TYPES, 'The metric type');
  const kept = row?.metricType === metricType ? row : undefined;
  const metricName = rowWord('metricName', input.metricName === undefined ? kept?.metricName : input.metricName, 'The name of value');
  if (needsMetricName(metricType) && metricName === null) throw invalid('metricName', 'The name of value is required.');
  if (metricType === 'text' && input.valueFrom != null) throw invalid('valueFrom', 'A goal in words cannot be counted.');
  const valueFrom = input.valueFrom === undefined ? kept?.valueFrom ?? null : input.valueFrom;
  return {
    valueFrom: valueFrom === null ? null : oneOf('valueFrom', valueFrom, GOAL_VALUE_SOURCES, 'The way of counting'),
    metricType, metricName: hasMetricName(metricType) ? metricName : null,
    milestoneValue: metricValue('milestoneValue', metricType, input.milestoneValue ?? kept?.milestoneValue ?? ''),
  };
}

/** Throws INVALID with the field. */
export function metricValue(field: string, type: MetricType, value: string): string {
  const clean = paragraph(field, value, { ...LIMITS.rowText, label: 'The value' }).trim();
  const fault = metricValueFault(type, clean);
  if (fault !== null) throw invalid(field, `The value ${fault}.`);
  return clean;
}
