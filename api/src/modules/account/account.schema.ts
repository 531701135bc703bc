import { builder } from '../../graphql/schema-builder';
import { AccessTypeRef, EtaMetricRef } from '../company';
import { personFields, type RemovedFrom } from '../identity';
import { CompanyCardRef } from '../growth';
import type { DeletedCompany, InviteCard, Me, User } from './me.queries';

export const UserRef = builder.objectRef<User>('User').implement({
  fields: (t) => ({
    ...personFields(t),
    email: t.exposeString('email'),
    pendingEmail: t.exposeString('pendingEmail', { nullable: true }),
    bio: t.exposeString('bio', { nullable: true }),
    headline: t.exposeString('headline', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    links: t.exposeStringList('links'),
    showsAdvised: t.exposeBoolean('showsAdvised', { description: 'Strangers are told which companies the person advises.' }),
    showsEvents: t.exposeBoolean('showsEvents', { description: 'Strangers are told which events the person goes to.' }),
    showsOnline: t.exposeBoolean('showsOnline', { description: 'Others are told when the person is here.' }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    coverImage: t.exposeString('coverImage', { nullable: true }),
    coverPosition: t.exposeInt('coverPosition', { description: 'Which part of it is seen: percent from its top.' }),
    lastAccessedCompanyId: t.exposeID('lastAccessedCompanyId', { nullable: true }),
    isVerified: t.exposeBoolean('isVerified'),
    hasPassword: t.exposeBoolean('hasPassword'),
    theme: t.exposeString('theme'),
    timeZone: t.exposeString('timeZone', { nullable: true, description: 'IANA name, as the browser last said it.' }),
  }),
});

const InviteCardRef = builder.objectRef<InviteCard>('InviteCard').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId'),
    companyName: t.exposeString('companyName'),
    companyLogo: t.exposeString('companyLogo', { nullable: true }),
    invitedBy: t.exposeString('invitedBy'),
    accessType: t.expose('accessType', { type: AccessTypeRef }),
    position: t.exposeString('position'),
    department: t.exposeString('department'),
    isAdvisory: t.exposeBoolean('isAdvisory'),
    done: t.exposeInt('done', { description: 'Done modules of the company.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
  }),
});

const RemovedFromRef = builder.objectRef<RemovedFrom>('RemovedFrom').implement({
  description: 'The company that somebody last took the person out of, with the names of that moment.',
  fields: (t) => ({ companyId: t.exposeID('companyId'), companyName: t.exposeString('companyName'), by: t.exposeString('by') }),
});

const DeletedCompanyRef = builder.objectRef<DeletedCompany>('DeletedCompany').implement({
  description: 'A company that is gone, as its people see it. Its owner may have it back until `keptUntil`.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    isDemo: t.exposeBoolean('isDemo'),
    isOwner: t.exposeBoolean('isOwner'),
    deletedAt: t.expose('deletedAt', { type: 'DateTime' }),
    keptUntil: t.expose('keptUntil', { type: 'DateTime' }),
  }),
});

export const MeRef = builder.objectRef<Me>('Me').implement({
  description: 'Everything the shell needs at sign-in, in one statement.',
  fields: (t) => ({
    user: t.expose('user', { type: UserRef }),
    removedFrom: t.expose('removedFrom', { type: RemovedFromRef, nullable: true }),
    companies: t.expose('companies', {
      type: [CompanyCardRef],
      complexity: { field: 1, multiplier: 5 },
      description: 'Own and accepted companies, own first, then by name.',
    }),
    invites: t.expose('invites', {
      type: [InviteCardRef],
      complexity: { field: 1, multiplier: 3 },
      description: 'Pending invitations of companies the user did not create, without those that are too old.',
    }),
    deletedCompanies: t.expose('deletedCompanies', {
      type: [DeletedCompanyRef],
      complexity: { field: 1, multiplier: 3 },
      description: 'Own and joined companies that were deleted and can still be had back.',
    }),
  }),
});

export const CreateCompanyInput = builder.inputType('CreateCompanyInput', {
  fields: (t) => ({
    id: t.id(),
    name: t.string(),
    country: t.string({ required: false }),
    city: t.string({ required: false }),
    size: t.string({ required: false }),
    sectors: t.stringList({ required: false, description: "Ids of the contract's SECTORS, at most 5." }),
    stageId: t.int({ required: false }),
    objective: t.string({ required: false }),
    logo: t.string({ required: false }),
    visitor: t.string({
      required: false, description: 'What the browser calls itself by, where a link of an affiliate was followed in it.',
    }),
  }),
});

export const CompanySet = builder.inputType('CompanySet', {
  fields: (t) => ({
    name: t.string({ required: false }),
    logo: t.string({ required: false }),
    coverImage: t.string({ required: false }),
    coverPosition: t.int({ required: false, description: '0 to 100.' }),
    country: t.string({ required: false }),
    city: t.string({ required: false }),
    size: t.string({ required: false }),
    sectors: t.stringList({ required: false }),
    stageId: t.int({ required: false }),
    objective: t.string({ required: false }),
    investmentEtaMetric: t.field({ type: EtaMetricRef, required: false }),
    investmentEtaValue: t.int({ required: false, description: '0 to 100, together with its metric.' }),
    oneLine: t.string({ required: false, description: 'What the company does, for strangers too.' }),
    elevatorPitch: t.string({ required: false }),
    customerSegments: t.string({ required: false }),
    isSoloFounder: t.boolean({ required: false }),
  }),
});

export const UserSet = builder.inputType('UserSet', {
  fields: (t) => ({
    firstname: t.string({ required: false }),
    lastname: t.string({ required: false }),
    bio: t.string({ required: false }),
    headline: t.string({ required: false }),
    city: t.string({ required: false }),
    links: t.stringList({ required: false, description: 'At most three addresses of the web; without one, https is meant.' }),
    showsAdvised: t.boolean({ required: false }),
    showsEvents: t.boolean({ required: false }),
    showsOnline: t.boolean({ required: false }),
    phoneNumber: t.string({ required: false }),
    address: t.string({ required: false }),
    profilePhoto: t.string({ required: false }),
    coverImage: t.string({ required: false }),
    coverPosition: t.int({ required: false, description: '0 to 100.' }),
    theme: t.string({ required: false }),
    lastAccessedCompanyId: t.id({ required: false }),
    OnlineStatus: t.string({ required: false }),
    timeZone: t.string({ required: false, description: 'IANA name, such as Europe/Berlin.' }),
  }),
});
