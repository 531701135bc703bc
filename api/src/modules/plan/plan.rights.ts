import type { Rights } from '../../testing/rights';

export const PLAN_RIGHTS: Rights = {
  types: {
    Plan: {
      from: ['CompanyCard.plan', 'GrowthFramework.plan', 'Team.plan'],
      fields: ['name', 'status', 'endsAt', 'nextPlan', 'trialUsed', 'maxTeam', 'maxAdvisory', 'usedTeam', 'usedAdvisory', 'aiCreditCount'],
    },
  },
};
