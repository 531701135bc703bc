import { ACCESS_TYPES, AREAS, MODULES, PLAN_NAMES } from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';
import type { CompanyCard, Membership } from './company-picture';
import type { Member, Person } from './company-people';
import type { Plan } from './company-plan';

export const ModuleKeyRef = builder.enumType('ModuleKey', { values: MODULES.map((module) => module.key) });
export const AreaKeyRef = builder.enumType('AreaKey', { values: AREAS.map((area) => area.key) });
export const AccessTypeRef = builder.enumType('AccessType', { values: ACCESS_TYPES });
export const TeamRoleRef = builder.enumType('TeamRole', { values: ['ADMIN', 'MEMBER'] as const });
const PlanNameRef = builder.enumType('PlanName', { values: PLAN_NAMES });

export const PersonRef = builder.objectRef<Person>('Person').implement({
  description: 'What members of a company and invitees may know of a person.',
  fields: (t) => ({
    id: t.exposeID('id'),
    firstname: t.exposeString('firstname'),
    lastname: t.exposeString('lastname'),
    profilePhoto: t.exposeString('profilePhoto', { nullable: true }),
    OnlineStatus: t.exposeString('OnlineStatus'),
  }),
});

export const PlanRef = builder.objectRef<Plan>('Plan').implement({
  fields: (t) => ({
    name: t.expose('name', { type: PlanNameRef }),
    status: t.exposeString('status'),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true }),
    trialUsed: t.exposeBoolean('trialUsed'),
    maxTeam: t.exposeInt('maxTeam'),
    maxAdvisory: t.exposeInt('maxAdvisory'),
    usedTeam: t.exposeInt('usedTeam'),
    usedAdvisory: t.exposeInt('usedAdvisory'),
    aiCreditCount: t.exposeInt('aiCreditCount'),
  }),
});

const MembershipRef = builder.objectRef<Membership>('Membership').implement({
  description: "The viewer's own standing in a company.",
  fields: (t) => ({
    id: t.exposeID('id', { nullable: true }),
    isOwner: t.exposeBoolean('isOwner'),
    isAdmin: t.exposeBoolean('isAdmin'),
    isAdvisory: t.exposeBoolean('isAdvisory'),
    accessType: t.expose('accessType', { type: AccessTypeRef }),
    position: t.exposeString('position', { nullable: true }),
    department: t.exposeString('department', { nullable: true }),
  }),
});

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

export const TeamMemberRef = builder.objectRef<Member>('TeamMember').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId'),
    user: t.expose('user', { type: PersonRef, nullable: true, description: 'Null until the invitation is accepted: whether the address has an account is not told.' }),
    email: t.exposeString('email'),
    role: t.expose('role', { type: TeamRoleRef }),
    position: t.exposeString('position'),
    department: t.exposeString('department'),
    accessType: t.expose('accessType', { type: AccessTypeRef }),
    isAccepted: t.exposeBoolean('isAccepted'),
    isDeclined: t.exposeBoolean('isDeclined'),
    isAdvisory: t.exposeBoolean('isAdvisory'),
    isVerified: t.exposeBoolean('isVerified'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    acceptedAt: t.expose('acceptedAt', { type: 'DateTime', nullable: true }),
  }),
});
