import { GOAL_PACES, GOAL_STATUSES, GOAL_VALUE_SOURCES, METRIC_TYPES } from '@heartwood/contract/domain';
import { pageRef } from '../../graphql/page.schema';
import { builder, type InputFields } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import type { Goal, GoalInput, GoalSet } from './goals';
import { CalendarCategoryRef, COLOR, PhaseRef, ScenarioRef } from './lanes.schema';
import type { Counted, Traction } from './read-timeline';
import type { CalendarCategory, Phase, Scenario } from './lanes';
import type { GoalMove } from './save-goals';
import type { TractionInput } from './tractions';

export const GoalStatusRef = builder.enumType('GoalStatus', { values: GOAL_STATUSES });
const MetricTypeRef = builder.enumType('MetricType', { values: METRIC_TYPES });
const GoalValueFromRef = builder.enumType('GoalValueFrom', { values: GOAL_VALUE_SOURCES });
export const GoalPaceRef = builder.enumType('GoalPace', { values: GOAL_PACES });

const VALUE = 'Words, or a number such as "1000.5"; a percentage is without its sign.';

export const GoalRef = builder.objectRef<Goal>('Goal').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId'),
    revision: t.exposeInt('revision', { description: 'What a change is based on: see `baseRevision`.' }),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    type: t.string({ resolve: () => 'GOAL' }),
    status: t.expose('status', { type: GoalStatusRef }),
    date: t.expose('date', { type: 'Date', nullable: true, description: 'Due; null waits for a day and is on no market plan.' }),
    dateAchieved: t.expose('dateAchieved', { type: 'Date', nullable: true }),
    metricType: t.expose('metricType', { type: MetricTypeRef }),
    metricName: t.exposeString('metricName', { nullable: true }),
    milestoneValue: t.exposeString('milestoneValue', { description: VALUE }),
    showOnMarketPlan: t.exposeBoolean('showOnMarketPlan'),
    relatedGoalId: t.exposeID('relatedGoalId', { nullable: true, description: 'The goal that it follows, whose colour it has.' }),
    color: t.exposeString('color', { nullable: true, description: COLOR }),
    categoryId: t.exposeID('categoryId', { nullable: true }),
    scenarioId: t.exposeID('scenarioId', { nullable: true, description: 'Null: the base plan.' }),
    assigneeIds: t.exposeIDList('assigneeIds'),
    dependsOnIds: t.exposeIDList('dependsOnIds', { description: 'What must be finished before it, by date.' }),
    valueFrom: t.expose('valueFrom', {
      type: GoalValueFromRef, nullable: true, description: 'How its value is counted; null: by check-ins.',
    }),
    partIds: t.exposeIDList('partIds', { description: 'Goals and records of traction that it is counted from.' }),
    checkInValue: t.exposeString('checkInValue', { nullable: true, description: `Of the newest check-in. ${VALUE}` }),
    checkInDate: t.expose('checkInDate', { type: 'Date', nullable: true }),
    projectedDate: t.expose('projectedDate', {
      type: 'Date', nullable: true, description: 'When the value is reached at the pace of the last check-ins; null: no forecast.',
    }),
    chosenPace: t.expose('chosenPace', {
      type: GoalPaceRef, nullable: true, description: 'What somebody chose with the newest check-in; null: it follows from the forecast.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const TractionRef = builder.objectRef<Traction>('Traction').implement({
  description: 'What the company has reached.',
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId'),
    revision: t.exposeInt('revision'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    metricType: t.expose('metricType', { type: MetricTypeRef }),
    metricName: t.exposeString('metricName', { nullable: true }),
    tractionType: t.exposeString('tractionType', { nullable: true }),
    tractionValue: t.exposeString('tractionValue', { description: VALUE }),
    milestoneId: t.exposeID('milestoneId', { nullable: true, description: 'Set where it is an achieved goal, which is changed as one.' }),
    color: t.exposeString('color', { nullable: true, description: COLOR }),
    date: t.expose('date', { type: 'Date', description: 'The achieved day of a goal, else the day of creation.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

/** The records that steps of the company's stream bring. */
export const TIMELINE_RECORDS = [GoalRef, TractionRef, CalendarCategoryRef, ScenarioRef, PhaseRef] as const;

export const GoalPageRef = pageRef<Goal, Counted<Goal>>('GoalPage', GoalRef, 50);
builder.objectField(GoalPageRef, 'total', (t) => t.exposeInt('total'));

export const TractionPageRef = pageRef<Traction, Counted<Traction>>('TractionPage', TractionRef, 50);
builder.objectField(TractionPageRef, 'total', (t) => t.exposeInt('total'));

/** What a command on goals answers with; `companyId` is null where the viewer learns nothing of the company. */
export interface TimelinePayload { companyId: string | null; error: UserError | null }

export const GoalPayloadRef = builder.objectRef<TimelinePayload & { row: Goal | null }>('GoalPayload').implement({
  description: '`row` is null once it is deleted; with a CONFLICT it is what stands there now.',
  fields: (t) => ({
    row: t.expose('row', { type: GoalRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const GoalsPayloadRef = builder.objectRef<TimelinePayload & { rows: Goal[] }>('GoalsPayload').implement({
  fields: (t) => ({
    rows: t.expose('rows', { type: [GoalRef] }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const TractionPayloadRef = builder.objectRef<TimelinePayload & { row: Traction | null }>('TractionPayload').implement({
  description: '`row` is null once it is deleted; with a CONFLICT it is what stands there now.',
  fields: (t) => ({
    row: t.expose('row', { type: TractionRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const ScenarioPayloadRef = builder.objectRef<TimelinePayload & { row: Scenario | null }>('ScenarioPayload').implement({
  description: '`row` is null once it is deleted; with a CONFLICT it is what stands there now.',
  fields: (t) => ({
    row: t.expose('row', { type: ScenarioRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

/** What a command on rows of several kinds answers with. */
export type RowsPayload = TimelinePayload & { categories: CalendarCategory[]; phases: Phase[]; goals: Goal[] };

export const TimelineRowsPayloadRef = builder.objectRef<RowsPayload>('TimelineRowsPayload').implement({
  fields: (t) => ({
    categories: t.expose('categories', { type: [CalendarCategoryRef] }),
    phases: t.expose('phases', { type: [PhaseRef] }),
    goals: t.expose('goals', { type: [GoalRef], complexity: { field: 1, multiplier: 10 } }),
    error: t.expose('error', { type: UserErrorRef, nullable: true, description: 'Its field says the row: `goals.3.title`.' }),
  }),
});

const LEFT_OUT = 'What is left out stays as it is; null empties a field.';
const BASE = 'A field that somebody else has changed since is a CONFLICT, and nothing is written.';

const goalFields = (t: InputFields) => ({
  title: t.string({ required: false }),
  description: t.string({ required: false }),
  date: t.field({ type: 'Date', required: false }),
  status: t.field({ type: GoalStatusRef, required: false, description: 'ACHIEVED needs `dateAchieved`, which IN_PROGRESS clears.' }),
  dateAchieved: t.field({ type: 'Date', required: false, description: 'Not in the future.' }),
  metricType: t.field({ type: MetricTypeRef, required: false, description: 'Another one clears value and name.' }),
  metricName: t.string({ required: false, description: 'Needed for a number.' }),
  milestoneValue: t.string({ required: false, description: VALUE }),
  showOnMarketPlan: t.boolean({ required: false }),
  relatedGoalId: t.id({ required: false }),
  color: t.string({ required: false, description: `${COLOR} That of the related goal where there is one.` }),
  categoryId: t.id({ required: false }),
  scenarioId: t.id({ required: false, description: 'Another one is LOCKED on Free.' }),
  dependsOnIds: t.idList({ required: false, description: 'The whole list. What would close a circle is refused.' }),
  valueFrom: t.field({ type: GoalValueFromRef, required: false, description: 'Not for words.' }),
  partIds: t.idList({
    required: false, description: 'The whole list: goals and records of traction. What would close a circle is refused.',
  }),
});

export const GoalSetRef = builder.inputRef<GoalSet>('GoalSet').implement({ description: LEFT_OUT, fields: goalFields });

export const GoalInputRef = builder.inputRef<GoalInput>('GoalInput').implement({
  description: `${LEFT_OUT} A new goal needs a title and a value.`,
  fields: (t) => ({ id: t.id(), baseRevision: t.int({ required: false, description: BASE }), ...goalFields(t) }),
});

export const GoalMoveRef = builder.inputRef<GoalMove>('GoalMove').implement({
  description: 'The day on which a goal is due from now on; null takes it away.',
  fields: (t) => ({
    id: t.id(), baseRevision: t.int({ required: false, description: BASE }), date: t.field({ type: 'Date', required: false }),
  }),
});

export const TractionInputRef = builder.inputRef<TractionInput>('TractionInput').implement({
  description: `${LEFT_OUT} A new record needs a title and a value.`,
  fields: (t) => ({
    id: t.id(),
    baseRevision: t.int({ required: false, description: BASE }),
    title: t.string({ required: false }),
    description: t.string({ required: false }),
    metricType: t.field({ type: MetricTypeRef, required: false, description: 'Another one clears the value.' }),
    tractionType: t.string({ required: false }),
    tractionValue: t.string({ required: false, description: VALUE }),
  }),
});
