import { builder } from '../../graphql/schema-builder';
import { MembershipRef } from '../company';
import { PlanRef } from '../plan';
import type { CompanyCard } from './company-card';

export const CompanyCardRef = builder.objectRef<CompanyCard>('CompanyCard').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    logo: t.exposeString('logo', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    country: t.exposeString('country', { nullable: true }),
    size: t.exposeString('size', { nullable: true }),
    isDemo: t.exposeBoolean('isDemo'),
    done: t.exposeInt('done'),
    modulesDone: t.exposeBooleanList('modulesDone', { description: '28 booleans in the order of the module list.' }),
    membership: t.expose('membership', { type: MembershipRef }),
    plan: t.expose('plan', { type: PlanRef }),
  }),
});
