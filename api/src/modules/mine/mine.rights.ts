import { inCompany, MEMBERS, type Rights } from '../../testing/rights';

export const MINE_RIGHTS: Rights = {
  fields: {
    'Query.mine': inCompany(MEMBERS),
    'Subscription.mineStream': inCompany(MEMBERS),
  },
  types: {
    // The person alone.
    Mine: { from: ['Query.mine'], fields: ['companyId', 'modules', 'goals', 'mentions', 'drafts', 'pressing'] },
    MineModule: { from: ['Mine.modules'], fields: ['key', 'dueDate'] },
    MineGoal: { from: ['MineGoals.rows'], fields: ['id', 'title', 'date', 'color'] },
    MineDraft: { from: ['MineDrafts.rows'], fields: ['target', 'text', 'updatedAt', 'channelId', 'channelName', 'person'] },
  },
};
