import { builder } from '../../graphql/schema-builder';
import { AffiliateStatusRef, companyFaceFields, MembershipRef } from '../company';
import { PlanRef } from '../plan';
import type { CompanyCard } from './company-card';

export const CompanyCardRef = builder.objectRef<CompanyCard>('CompanyCard').implement({
  fields: (t) => ({
    ...companyFaceFields(t),
    done: t.exposeInt('done'),
    modulesDone: t.exposeBooleanList('modulesDone', { description: '28 booleans in the order of the module list.' }),
    membership: t.expose('membership', { type: MembershipRef }),
    plan: t.expose('plan', { type: PlanRef }),
    affiliateStatus: t.expose('affiliateStatus', { type: AffiliateStatusRef, description: 'For owner and admins; NONE for others.' }),
  }),
});
