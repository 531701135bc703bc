import { randomUUID } from 'node:crypto';
import { EDITORS, inCompany, MEMBERS, type Rights } from '../../testing/rights';

const RECORD = ['id', 'companyId', 'revision', 'title', 'description', 'metricType', 'metricName', 'color', 'createdAt'];

export const TIMELINE_RIGHTS: Rights = {
  fields: {
    'Query.goals': inCompany(MEMBERS, () => ({ status: 'IN_PROGRESS' })),
    'Query.tractions': inCompany(MEMBERS),
    'Mutation.saveGoal': inCompany(EDITORS, () => ({ row: { id: randomUUID(), title: 'Ten pilots', milestoneValue: 'Signed' } })),
    'Mutation.deleteGoal': inCompany(EDITORS, () => ({ id: randomUUID() })),
    'Mutation.updateGoals': inCompany(EDITORS, ({ goalId }) => ({ ids: [goalId], set: { showOnMarketPlan: false } })),
    'Mutation.saveTraction': inCompany(EDITORS, () => ({ row: { id: randomUUID(), title: 'First sale', tractionValue: 'Done' } })),
    'Mutation.deleteTraction': inCompany(EDITORS, () => ({ id: randomUUID() })),
  },
  types: {
    // All members.
    Goal: {
      from: ['GoalPage.nodes', 'GoalPayload.row', 'GoalsPayload.rows', 'PitchDeck.milestones'],
      fields: [...RECORD, 'type', 'status', 'date', 'dateAchieved', 'milestoneValue', 'showOnMarketPlan', 'relatedGoalId'],
    },
    Traction: {
      from: ['TractionPage.nodes', 'TractionPayload.row'], fields: [...RECORD, 'tractionType', 'tractionValue', 'milestoneId', 'date'],
    },
  },
};
