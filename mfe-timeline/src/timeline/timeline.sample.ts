import type { Samples } from '@heartwood/client-kit/samples';
import { addDays, localToday } from './days';
import { talkSamples } from './talk.sample';
import type { Category, Goal, Phase, Scenario, Timeline } from './timeline';

const goalOf = (goal: Pick<Goal, 'id' | 'title'> & Partial<Goal>): Goal => ({
  __typename: 'Goal', revision: 1, description: null, status: 'IN_PROGRESS', date: null, dateAchieved: null, metricType: 'text',
  metricName: null,
  milestoneValue: 'Done', showOnMarketPlan: true, relatedGoalId: null, color: null, categoryId: null, scenarioId: null, assigneeIds: [],
  dependsOnIds: [], valueFrom: null, partIds: [], checkInValue: null, checkInDate: null, projectedDate: null, chosenPace: null, ...goal,
});

const phaseOf = (phase: Pick<Phase, 'id' | 'title' | 'from' | 'to'> & Partial<Phase>): Phase => ({
  __typename: 'Phase', revision: 1, description: null, categoryId: null, scenarioId: null, ...phase,
});

/** A plan around today: three lanes, a what-if scenario, a late goal, one for today, an achieved one, one without a day. */
export function sampleTimeline(companyId: string, today = localToday()): Timeline {
  const day = (days: number) => addDays(today, days);
  return {
    __typename: 'Timeline', companyId, eventSeq: 7, canEdit: true, canEditScenarios: true,
    categories: [
      { __typename: 'CalendarCategory', id: 'funding', revision: 1, title: 'Funding' },
      { __typename: 'CalendarCategory', id: 'market', revision: 1, title: 'Market' },
      { __typename: 'CalendarCategory', id: 'product', revision: 1, title: 'Product' },
    ],
    scenarios: [{ __typename: 'Scenario', id: 'stretch', revision: 1, title: 'Stretch: third city', color: 'cat-6' }],
    phases: [
      phaseOf({ id: 'p-pilot', title: 'Pilot in Neukölln', from: day(-70), to: day(15), categoryId: 'product' }),
      phaseOf({ id: 'p-sales', title: 'Founder-led sales', from: day(-60), to: day(47), categoryId: 'market' }),
      phaseOf({ id: 'p-munich', title: 'Munich, third city', from: day(60), to: day(180), categoryId: 'market', scenarioId: 'stretch' }),
    ],
    milestones: [
      goalOf({
        id: 'g-pilots', title: '40 pilot grocers', date: day(-20), status: 'ACHIEVED', dateAchieved: day(-15), categoryId: 'market',
        color: 'cat-1',
        metricType: 'number', metricName: 'grocers', milestoneValue: '43',
      }),
      goalOf({ id: 'g-app', title: 'Grocer app', date: day(-8), categoryId: 'product', color: 'cat-3', assigneeIds: ['u2'] }),
      goalOf({ id: 'g-room', title: 'Data room ready', date: day(0), categoryId: 'funding', color: 'cat-2' }),
      goalOf({
        id: 'g-trips', title: '1,000 trips a day', date: day(47), categoryId: 'market', color: 'cat-1', relatedGoalId: 'g-pilots',
        dependsOnIds: ['g-pilots'],
        metricType: 'number', metricName: 'trips', milestoneValue: '1000', checkInValue: '640', checkInDate: day(-1),
        projectedDate: day(69), assigneeIds: ['u1'],
      }),
      goalOf({ id: 'g-sheet', title: 'Term sheet', date: day(68), categoryId: 'funding', color: 'cat-2', dependsOnIds: ['g-app'] }),
      goalOf({ id: 'g-closed', title: '€1.4M closed', date: day(150), categoryId: 'funding', scenarioId: 'stretch', color: 'cat-6' }),
      goalOf({ id: 'g-glass', title: 'Glass crate test', categoryId: 'product' }),
    ],
    tractions: [],
    people: [
      { __typename: 'Person', id: 'u1', firstname: 'Amara', lastname: 'Okafor', profilePhoto: null },
      { __typename: 'Person', id: 'u2', firstname: 'Jonas', lastname: 'Lindqvist', profilePhoto: null },
    ],
  };
}

/** A server in memory that knows a plan: for the remote alone, and for its tests. */
export function timelineSamples(companyId: string, timeline = sampleTimeline(companyId)): Samples {
  const kept = <Row extends { id: string; revision: number }>(rows: Row[], row: { id: string }, blank: (given: never) => Row): Row => {
    const { baseRevision: _base, ...set } = row as { id: string; baseRevision?: number };
    const before = rows.find(({ id }) => id === row.id);
    const next = before ? { ...before, ...set, revision: before.revision + 1 } : blank(set as never);
    rows.splice(before ? rows.indexOf(before) : rows.length, before ? 1 : 0, next);
    return next;
  };
  const taken = (rows: { id: string }[], id: unknown) => void rows.splice(rows.findIndex((row) => row.id === id), 1);
  return {
    PlanObjective: () => ({ company: { __typename: 'Company', id: companyId, objective: 'BUILD_MVP' } }),
    TimelinePage: () => ({
      timeline: { ...timeline, milestones: [...timeline.milestones], phases: [...timeline.phases], categories: [...timeline.categories] },
    }),
    EarlierPlan: () => ({ earlierPlan: [{ __typename: 'EarlierGoal', goalId: 'g-sheet', date: addDays(localToday(), 54) }] }),
    GoalsPanel: () => ({
      timeline: {
        ...timeline, milestones: [...timeline.milestones], phases: [...timeline.phases], categories: [...timeline.categories],
        tractions: [],
      },
    }),
    SaveGoal: ({ row }) => ({ saveGoal: { __typename: 'GoalPayload', error: null, row: kept(timeline.milestones, row as Goal, goalOf) } }),
    SavePhase: ({ row }) => ({ savePhase: { __typename: 'PhasePayload', error: null, row: kept(timeline.phases, row as Phase, phaseOf) } }),
    ImportGoals: ({ categories, phases, goals }) => ({
      importGoals: {
        __typename: 'TimelineRowsPayload', error: null,
        categories: (categories as Category[]).map((row) => ({ ...row, __typename: 'CalendarCategory' as const, revision: 1 })),
        phases: (phases as Phase[]).map(phaseOf), goals: (goals as Goal[]).map(goalOf),
      },
    }),
    RemoveGoals: () => ({ removeGoals: { __typename: 'TimelineRowsPayload', error: null } }),
    SaveCategory: ({ row }) => ({
      saveCategory: {
        __typename: 'CategoryPayload', error: null,
        row: kept(
          timeline.categories, row as Category, (set: Category) => ({ ...set, __typename: 'CalendarCategory' as const, revision: 1 }),
        ),
      },
    }),
    SaveScenario: ({ row }) => ({
      saveScenario: {
        __typename: 'ScenarioPayload', error: null,
        row: kept(timeline.scenarios, row as Scenario, (set: Scenario) => ({ ...set, __typename: 'Scenario' as const, revision: 1 })),
      },
    }),
    DeletePhase: ({ id }) => {
      taken(timeline.phases, id);
      return { deletePhase: { __typename: 'PhasePayload', error: null, row: null } };
    },
    DeleteCategory: ({ id }) => {
      taken(timeline.categories, id);
      return { deleteCategory: { __typename: 'CategoryPayload', error: null, row: null } };
    },
    DeleteScenario: ({ id }) => {
      taken(timeline.scenarios, id);
      return { deleteScenario: { __typename: 'ScenarioPayload', error: null, row: null } };
    },
    ShiftGoals: ({ moves }) => ({
      shiftGoals: {
        __typename: 'GoalsPayload', error: null,
        rows: (moves as Pick<Goal, 'id' | 'date'>[]).map((row) => kept(timeline.milestones, row, goalOf)),
      },
    }),
    ...talkSamples(timeline),
    DeleteGoal: ({ id }) => {
      taken(timeline.milestones, id);
      return { deleteGoal: { __typename: 'GoalPayload', error: null, row: null } };
    },
  };
}
