import { ACCESS_TYPES, AFFILIATE_STATUSES, ETA_METRICS, MODULES } from '@heartwood/contract/domain';
import { builder, type FieldsOf } from '../../graphql/schema-builder';
import { PersonRef } from '../identity';
import { PlanRef } from '../plan';
import type { CompanyFace, Membership, Team } from './company-facts';
import type { Member } from './company-people';
import type { Company } from './company-profile';

export const ModuleKeyRef = builder.enumType('ModuleKey', { values: MODULES.map((module) => module.key) });
export const AccessTypeRef = builder.enumType('AccessType', { values: ACCESS_TYPES });
export const AffiliateStatusRef = builder.enumType('AffiliateStatus', { values: AFFILIATE_STATUSES });
export const TeamRoleRef = builder.enumType('TeamRole', { values: ['ADMIN', 'MEMBER'] as const });

/** The fields of every type that shows a company to its people, however much more it tells of it. */
export const companyFaceFields = (t: FieldsOf<CompanyFace>) => ({
  id: t.exposeID('id'),
  name: t.exposeString('name'),
  logo: t.exposeString('logo', { nullable: true }),
  city: t.exposeString('city', { nullable: true }),
  country: t.exposeString('country', { nullable: true }),
  size: t.exposeString('size', { nullable: true }),
  isDemo: t.exposeBoolean('isDemo'),
});

export const EtaMetricRef = builder.enumType('EtaMetric', { values: ETA_METRICS });

export const CompanyRef = builder.objectRef<Company>('Company').implement({
  fields: (t) => ({
    ...companyFaceFields(t),
    coverImage: t.exposeString('coverImage', { nullable: true }),
    coverPosition: t.exposeInt('coverPosition', { description: 'Which part of it is seen: percent from its top.' }),
    oneLine: t.exposeString('oneLine', { nullable: true }),
    objective: t.exposeString('objective', { nullable: true }),
    stageId: t.exposeInt('stageId', { nullable: true }),
    sectors: t.exposeStringList('sectors', { description: "Ids of the contract's SECTORS." }),
    investmentEtaMetric: t.expose('investmentEtaMetric', { type: EtaMetricRef, nullable: true }),
    investmentEtaValue: t.exposeInt('investmentEtaValue', {
      nullable: true, description: 'Counted in `investmentEtaMetric`; null with it.',
    }),
    elevatorPitch: t.exposeString('elevatorPitch', { nullable: true }),
    customerSegments: t.exposeString('customerSegments', { nullable: true }),
    isSoloFounder: t.exposeBoolean('isSoloFounder'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    createdBy: t.exposeID('createdBy'),
  }),
});

export const MembershipRef = builder.objectRef<Membership>('Membership').implement({
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

export const TeamMemberRef = builder.objectRef<Member>('TeamMember').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId'),
    user: t.expose('user', {
      type: PersonRef, nullable: true,
      description: 'Null until the invitation is accepted: whether the address has an account is not told.',
    }),
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

export const TeamRef = builder.objectRef<Team>('Team').implement({
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    owner: t.expose('owner', { type: PersonRef }),
    members: t.expose('members', { type: [TeamMemberRef], complexity: { field: 1, multiplier: 10 } }),
    plan: t.expose('plan', { type: PlanRef }),
  }),
});
