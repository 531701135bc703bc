import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { PersonRef } from '../identity';
import { CalendarCategoryRef, PhaseRef, ScenarioRef } from './lanes.schema';
import { readEarlierPlan, type EarlierGoal } from './read-earlier-plan';
import { readTimeline, type Timeline } from './read-timeline-page';
import { GoalRef, TractionRef } from './timeline.schema';

/** How many of each a page usually has, for what it costs. */
const usually = (multiplier: number) => ({ complexity: { field: 1, multiplier } });

const TimelineRef = builder.objectRef<Timeline>('Timeline').implement({
  description: `The timeline of a company. A link to a category, a scenario or a goal that is deleted is null until that is back; where the
stream says that one went, what is linked to an id that is not known any more stands in no group, or in the base plan.`,
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    eventSeq: t.exposeInt('eventSeq', { description: 'Subscribe `companyEvents` with it as `after` and nothing falls between.' }),
    canEdit: t.exposeBoolean('canEdit', { description: 'Everything. Custom access edits the goals that are assigned to it.' }),
    canEditScenarios: t.exposeBoolean('canEditScenarios', { description: 'False on Free for everybody.' }),
    categories: t.expose('categories', { type: [CalendarCategoryRef], ...usually(10), description: 'By title.' }),
    scenarios: t.expose('scenarios', { type: [ScenarioRef], ...usually(5), description: 'By age.' }),
    phases: t.expose('phases', { type: [PhaseRef], ...usually(20), description: 'By their first day.' }),
    milestones: t.expose('milestones', { type: [GoalRef], ...usually(50), description: 'By their day, those without one last.' }),
    tractions: t.expose('tractions', { type: [TractionRef], ...usually(10), description: 'Records of traction, by age.' }),
    people: t.expose('people', { type: [PersonRef], ...usually(10), description: 'Whom goals are assigned to.' }),
  }),
});

const EarlierGoalRef = builder.objectRef<EarlierGoal>('EarlierGoal').implement({
  description: 'A goal that was due on another day than now.',
  fields: (t) => ({ goalId: t.exposeID('goalId'), date: t.expose('date', { type: 'Date', description: 'When it was due then.' }) }),
});

builder.queryFields((t) => ({
  earlierPlan: t.field({
    type: [EarlierGoalRef], nullable: true, authScopes: { signedIn: true }, complexity: { field: STATEMENT_COST, multiplier: 20 },
    description: 'Where the plan stood at a moment: goals that were there and had another day than now.',
    args: { companyId: t.arg.id(), at: t.arg({ type: 'DateTime' }) },
    resolve: (_root, { companyId, at }, context) => readEarlierPlan(context, companyId, at),
  }),
  timeline: t.field({
    type: TimelineRef, nullable: true, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'Goals that are due between the days or have none, and the phases that overlap; without the days all of them.',
    args: { companyId: t.arg.id(), from: t.arg({ type: 'Date', required: false }), to: t.arg({ type: 'Date', required: false }) },
    resolve: (_root, { companyId, from, to }, context) => readTimeline(context, { companyId, from: from ?? null, to: to ?? null }),
  }),
}));
