import { randomUUID } from 'node:crypto';
import { EDITORS, inCompany, MEMBERS, type Rights } from '../../testing/rights';

const WORDS = { message: 'Is this so?', mentions: [] };
const LANE = ['id', 'companyId', 'revision'];
const RECORD = [...LANE, 'title', 'description', 'metricType', 'metricName', 'color', 'createdAt'];

export const TIMELINE_RIGHTS: Rights = {
  fields: {
    'Query.goals': inCompany(MEMBERS, () => ({ status: 'IN_PROGRESS' })),
    'Query.timeline': inCompany(MEMBERS),
    'Query.earlierPlan': inCompany(MEMBERS, () => ({ at: '2026-05-01T00:00:00Z' })),
    'Query.tractions': inCompany(MEMBERS),
    'Query.goal': inCompany(MEMBERS, ({ goalId: id }) => ({ id })),
    'Query.goalComments': inCompany(MEMBERS, ({ goalId }) => ({ goalId })),
    'Query.goalHistory': inCompany(MEMBERS, ({ goalId }) => ({ goalId })),
    'Mutation.saveCheckIn': inCompany(EDITORS, ({ goalId }) => ({ row: { id: randomUUID(), goalId, date: '2026-05-01', value: '3' } })),
    'Mutation.deleteCheckIn': inCompany(EDITORS, ({ goalId }) => ({ goalId, id: randomUUID() })),
    'Mutation.addGoalAssignment': inCompany(EDITORS, ({ goalId, people }) => ({ goalId, userId: people.editor.userId })),
    'Mutation.removeGoalAssignment': inCompany(EDITORS, ({ goalId, people }) => ({ goalId, userId: people.editor.userId })),
    'Mutation.restoreGoal': inCompany(EDITORS, ({ goalId, goalEntryId: entryId }) => ({ goalId, entryId })),
    // Custom access comments on what is assigned to it.
    'Mutation.addGoalComment': inCompany(['viewer', ...EDITORS], ({ goalId }) => ({ goalId, id: randomUUID(), ...WORDS })),
    'Mutation.updateGoalComment': inCompany(['editor'], ({ goalCommentId: id }) => ({ id, ...WORDS })),
    'Mutation.deleteGoalComment': inCompany(EDITORS, ({ goalCommentId: id }) => ({ id })),
    'Mutation.restoreGoalComment': inCompany(EDITORS, ({ goalCommentId: id }) => ({ id })),
    'Mutation.saveGoal': inCompany(EDITORS, () => ({ row: { id: randomUUID(), title: 'Ten pilots', milestoneValue: 'Signed' } })),
    'Mutation.deleteGoal': inCompany(EDITORS, () => ({ id: randomUUID() })),
    'Mutation.updateGoals': inCompany(EDITORS, ({ goalId }) => ({ ids: [goalId], set: { showOnMarketPlan: false } })),
    'Mutation.shiftGoals': inCompany(EDITORS, ({ goalId }) => ({ moves: [{ id: goalId, date: '2026-07-01' }] })),
    'Mutation.saveCategory': inCompany(EDITORS, () => ({ row: { id: randomUUID(), title: 'Product' } })),
    'Mutation.deleteCategory': inCompany(EDITORS, () => ({ id: randomUUID() })),
    'Mutation.savePhase': inCompany(EDITORS, () => ({ row: { id: randomUUID(), title: 'Pilot', from: '2026-05-01', to: '2026-05-31' } })),
    'Mutation.deletePhase': inCompany(EDITORS, () => ({ id: randomUUID() })),
    'Mutation.saveScenario': inCompany(EDITORS, () => ({ row: { id: randomUUID(), title: 'Stretch', color: 'cat-1' } })),
    'Mutation.deleteScenario': inCompany(EDITORS, () => ({ id: randomUUID(), rows: 'AWAY' })),
    'Mutation.importGoals': inCompany(EDITORS, () => ({
      goals: [{ id: randomUUID(), title: 'Ten pilots', milestoneValue: 'Signed' }], phases: [], categories: [], assignments: [],
    })),
    'Mutation.removeGoals': inCompany(EDITORS, ({ goalId }) => ({ goalIds: [goalId], phaseIds: [], categoryIds: [] })),
    'Mutation.saveTraction': inCompany(EDITORS, () => ({ row: { id: randomUUID(), title: 'First sale', tractionValue: 'Done' } })),
    'Mutation.deleteTraction': inCompany(EDITORS, () => ({ id: randomUUID() })),
  },
  types: {
    // All members.
    Goal: {
      from: [
        'GoalPage.nodes', 'GoalPayload.row', 'GoalsPayload.rows', 'PitchDeck.milestones', 'TimelineRowsPayload.goals',
        'Timeline.milestones', 'GoalDetail.goal', 'CheckInPayload.goal',
      ],
      fields: [
        ...RECORD, 'type', 'status', 'date', 'dateAchieved', 'milestoneValue', 'showOnMarketPlan', 'relatedGoalId', 'categoryId',
        'scenarioId', 'assigneeIds', 'dependsOnIds', 'valueFrom', 'partIds', 'checkInValue', 'checkInDate', 'projectedDate', 'chosenPace',
      ],
    },
    Traction: {
      from: ['TractionPage.nodes', 'TractionPayload.row', 'Timeline.tractions'],
      fields: [...RECORD, 'tractionType', 'tractionValue', 'milestoneId', 'date'],
    },
    Timeline: {
      from: ['Query.timeline'],
      fields: [
        'companyId', 'eventSeq', 'canEdit', 'canEditScenarios', 'categories', 'scenarios', 'phases', 'milestones', 'tractions', 'people',
      ],
    },
    EarlierGoal: { from: ['Query.earlierPlan'], fields: ['goalId', 'date'] },
    GoalDetail: {
      from: ['Query.goal'],
      fields: ['goal', 'canEdit', 'canAssign', 'canComment', 'plannedDate', 'people', 'assignees', 'checkIns', 'comments'],
    },
    GoalCheckIn: {
      from: ['GoalDetail.checkIns', 'CheckInPayload.row'], fields: ['id', 'goalId', 'date', 'value', 'note', 'pace', 'author', 'createdAt'],
    },
    GoalComment: {
      from: ['GoalCommentPage.nodes', 'GoalCommentPayload.row'],
      fields: ['id', 'goalId', 'author', 'message', 'mentions', 'isEdited', 'createdAt', 'canEdit', 'canDelete'],
    },
    CalendarCategory: {
      from: ['Timeline.categories', 'CategoryPayload.row', 'TimelineRowsPayload.categories'], fields: [...LANE, 'title'],
    },
    Scenario: { from: ['Timeline.scenarios', 'ScenarioPayload.row'], fields: [...LANE, 'title', 'color', 'createdAt'] },
    Phase: {
      from: ['Timeline.phases', 'PhasePayload.row', 'TimelineRowsPayload.phases'],
      fields: [...LANE, 'title', 'description', 'from', 'to', 'categoryId', 'scenarioId', 'createdAt'],
    },
  },
};
