import { PLAN_NAMES } from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';
import type { Plan } from './plan';

export const PlanNameRef = builder.enumType('PlanName', { values: PLAN_NAMES });

export const PlanRef = builder.objectRef<Plan>('Plan').implement({
  fields: (t) => ({
    name: t.expose('name', { type: PlanNameRef }),
    status: t.exposeString('status'),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true }),
    nextPlan: t.expose('nextPlan', { type: PlanNameRef, nullable: true, description: 'Chosen during the trial; it begins at its end.' }),
    trialUsed: t.exposeBoolean('trialUsed'),
    maxTeam: t.exposeInt('maxTeam'),
    maxAdvisory: t.exposeInt('maxAdvisory'),
    usedTeam: t.exposeInt('usedTeam'),
    usedAdvisory: t.exposeInt('usedAdvisory'),
    aiCreditCount: t.exposeInt('aiCreditCount'),
  }),
});
