import { SHARE_SECTIONS } from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import { activityText } from '../activity';
import { FrequencyRef, RevenueTypeRef } from '../business-model';
import { ModuleKeyRef } from '../company';
import { EvidenceKindRef, EvidenceStrengthRef } from '../evidence';
import { AssumptionStatusRef } from '../growth';
import { PersonRef } from '../identity';
import type { ShareAsks } from './admit';
import type { OpenedShare, ShareChanges } from './open-share';
import type { SharedContent, SharedFace, SharedGoal, SharedMarket, SharedPlan, SharedSource, SharedText } from './shared-plan';
import type { SectionReading, SharedPhase, ShareLink, ShareQuestion, ShareStep, ShareVisitor } from './share.queries';

export const ShareSectionRef = builder.enumType('ShareSection', {
  description: 'What a link can show: the parts of the pitch, the level and the timeline.', values: SHARE_SECTIONS,
});

// What strangers read has types of its own: a field that comes to another type for the team never comes here by itself.
const SharedEvidenceRef = builder.objectRef<NonNullable<SharedSource['newest']>>('SharedEvidence').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: EvidenceKindRef }),
    date: t.expose('date', { type: 'Date' }),
    note: t.exposeString('note'),
    link: t.exposeString('link', { nullable: true }),
  }),
});

const SharedSourceRef = builder.objectRef<SharedSource>('SharedSource').implement({
  description: 'What a figure or a sentence is founded on; without a source it is an assumption.',
  fields: (t) => ({
    status: t.expose('status', { type: AssumptionStatusRef, nullable: true }),
    strength: t.expose('strength', { type: EvidenceStrengthRef }),
    count: t.exposeInt('count'),
    newest: t.expose('newest', { type: SharedEvidenceRef, nullable: true }),
  }),
});

const SharedTextRef = builder.objectRef<SharedText>('SharedText').implement({
  fields: (t) => ({
    key: t.expose('key', { type: ModuleKeyRef }),
    description: t.expose('description', { type: 'RichText' }),
    source: t.expose('source', { type: SharedSourceRef, nullable: true, description: 'Null where nothing is claimed.' }),
  }),
});

const SharedMarketRef = builder.objectRef<SharedMarket>('SharedMarket').implement({
  fields: (t) => ({
    key: t.expose('key', { type: ModuleKeyRef }),
    value: t.expose('value', { type: 'Decimal' }),
    currency: t.exposeString('currency'),
    source: t.expose('source', { type: SharedSourceRef }),
  }),
});

const SharedSentenceRef = builder.objectRef<NonNullable<SharedContent['takeaway']>>('SharedSentence').implement({
  fields: (t) => ({ text: t.exposeString('text'), source: t.expose('source', { type: SharedSourceRef }) }),
});

const SharedPriceRef = builder.objectRef<SharedContent['prices'][number]>('SharedPrice').implement({
  fields: (t) => ({
    type: t.expose('type', { type: RevenueTypeRef }),
    value: t.expose('value', { type: 'Decimal' }),
    currency: t.exposeString('currency'),
    frequency: t.expose('frequency', { type: FrequencyRef }),
    unit: t.exposeString('unit', { nullable: true }),
  }),
});

const SharedGoalRef = builder.objectRef<SharedGoal>('SharedGoal').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    isAchieved: t.exposeBoolean('isAchieved'),
    day: t.expose('day', { type: 'Date', nullable: true, description: 'When it was achieved or is due.' }),
    color: t.exposeString('color', { nullable: true }),
  }),
});

const SharedFaceRef = builder.objectRef<SharedFace>('SharedFace').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    firstname: t.exposeString('firstname'),
    lastname: t.exposeString('lastname'),
    profilePhoto: t.exposeString('profilePhoto', { nullable: true }),
    position: t.exposeString('position'),
    isAdvisory: t.exposeBoolean('isAdvisory'),
  }),
});

const SharedByRef = builder.objectRef<NonNullable<SharedPlan['sharedBy']>>('SharedBy').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    firstname: t.exposeString('firstname'),
    lastname: t.exposeString('lastname'),
    profilePhoto: t.exposeString('profilePhoto', { nullable: true }),
  }),
});

const SharedHabitRef = builder.objectRef<SharedContent['habits'][number]>('SharedHabit').implement({
  fields: (t) => ({ label: t.exposeString('label'), description: t.exposeString('description') }),
});

const SharedPhaseRef = builder.objectRef<SharedPhase>('SharedPhase').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    from: t.expose('from', { type: 'Date' }),
    to: t.expose('to', { type: 'Date' }),
    lane: t.exposeInt('lane', { description: 'From 0.' }),
  }),
});

const SharedPlanRef = builder.objectRef<SharedPlan>('SharedPlan').implement({
  description: `A company as one link shows it. What its sections do not say is null or empty, and so is everything of a module that part of
the team is kept from.`,
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    name: t.exposeString('name'),
    logo: t.exposeString('logo', { nullable: true }),
    oneLine: t.exposeString('oneLine', { nullable: true }),
    sectors: t.field({ type: ['String'], description: "Ids of the contract's SECTORS.", resolve: ({ sectors }) => [...sectors] }),
    stageId: t.exposeInt('stageId', { nullable: true }),
    sharedBy: t.expose('sharedBy', { type: SharedByRef, nullable: true }),
    sharedAt: t.expose('sharedAt', { type: 'DateTime' }),
    referralCode: t.exposeString('referralCode', {
      nullable: true, description: 'With which whoever starts a plan of their own comes by this company, if it refers others.',
    }),
    sections: t.expose('sections', { type: [ShareSectionRef], description: 'Those that have something to show.' }),
    done: t.exposeInt('done', { nullable: true, description: 'Done modules of 28.' }),
    doneModules: t.expose('doneModules', { type: [ModuleKeyRef] }),
    elevatorPitch: t.exposeString('elevatorPitch', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    country: t.exposeString('country', { nullable: true }),
    size: t.exposeString('size', { nullable: true }),
    texts: t.expose('texts', { type: [SharedTextRef] }),
    markets: t.expose('markets', { type: [SharedMarketRef], complexity: { field: 1, multiplier: 3 } }),
    takeaway: t.expose('takeaway', { type: SharedSentenceRef, nullable: true }),
    prices: t.expose('prices', { type: [SharedPriceRef] }),
    pricesSource: t.expose('pricesSource', { type: SharedSourceRef, nullable: true }),
    partners: t.exposeStringList('partners'),
    partnersSource: t.expose('partnersSource', { type: SharedSourceRef, nullable: true }),
    goals: t.expose('goals', { type: [SharedGoalRef] }),
    team: t.expose('team', { type: [SharedFaceRef] }),
    habits: t.expose('habits', { type: [SharedHabitRef] }),
    sdgs: t.exposeIntList('sdgs'),
    phases: t.expose('phases', { type: [SharedPhaseRef] }),
  }),
});

export const SharedPayloadRef = builder.objectRef<{ error: UserError | null }>('SharedPayload').implement({
  fields: (t) => ({ error: t.expose('error', { type: UserErrorRef, nullable: true }) }),
});

const ShareAsksRef = builder.objectRef<ShareAsks>('ShareAsks').implement({
  description: 'What is wanted before anything is shown.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of the company.' }),
    passcode: t.exposeBoolean('passcode'),
    mail: t.exposeBoolean('mail'),
  }),
});

const ShareChangesRef = builder.objectRef<ShareChanges>('ShareChanges').implement({
  description: 'What is otherwise than at the last visit of this browser.',
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime' }),
    sections: t.expose('sections', { type: [ShareSectionRef] }),
  }),
});

export const OpenedShareRef = builder.objectRef<OpenedShare>('OpenedShare').implement({
  fields: (t) => ({
    asks: t.expose('asks', { type: ShareAsksRef, nullable: true }),
    plan: t.expose('plan', { type: SharedPlanRef, nullable: true }),
    changes: t.expose('changes', { type: ShareChangesRef, nullable: true, description: 'Null at the first visit.' }),
  }),
});

const SectionReadingRef = builder.objectRef<SectionReading>('SectionReading').implement({
  description: 'How long a section was read in all, from three seconds on, and in how many visits.',
  fields: (t) => ({ section: t.exposeString('section'), seconds: t.exposeInt('seconds'), views: t.exposeInt('views') }),
});

const ShareVisitorRef = builder.objectRef<ShareVisitor>('ShareVisitor').implement({
  fields: (t) => ({
    mail: t.exposeString('mail', { nullable: true, description: 'Where the link asks for it; nobody has proven that it is theirs.' }),
    views: t.exposeInt('views'),
    seconds: t.exposeInt('seconds'),
    lastAt: t.expose('lastAt', { type: 'DateTime' }),
  }),
});

const ShareQuestionRef = builder.objectRef<ShareQuestion>('ShareQuestion').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    section: t.exposeString('section'),
    text: t.exposeString('text'),
    mail: t.exposeString('mail', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true, description: 'When somebody of the company said so.' }),
  }),
});

const ShareStepRef = builder.objectRef<ShareStep>('ShareStep').implement({
  description: 'Something that was done to a link.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true, description: 'Whose doing it was.' }),
    text: t.string({ resolve: ({ type, data }) => activityText(type, data) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const ShareLinkRef = builder.objectRef<ShareLink>('ShareLink').implement({
  description: 'An address under which somebody without an account reads a company. Visits of the company’s own people count nowhere.',
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId'),
    presentationId: t.exposeID('presentationId', { nullable: true, description: 'What it shows; null: the company.' }),
    allowsDownload: t.exposeBoolean('allowsDownload'),
    name: t.exposeString('name', { description: 'Who it is for.' }),
    sections: t.field({ type: [ShareSectionRef], resolve: ({ sections }) => SHARE_SECTIONS.filter((each) => sections.includes(each)) }),
    hasPasscode: t.exposeBoolean('hasPasscode'),
    asksMail: t.exposeBoolean('asksMail'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    isRevoked: t.boolean({ resolve: ({ revokedAt }) => revokedAt !== null }),
    lockedUntil: t.expose('lockedUntil', { type: 'DateTime', nullable: true, description: 'After five wrong passcodes in a row.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.expose('createdBy', { type: PersonRef, nullable: true }),
    views: t.exposeInt('views'),
    visitors: t.exposeInt('visitors'),
    lastOpenedAt: t.expose('lastOpenedAt', { type: 'DateTime', nullable: true }),
    readings: t.expose('readings', { type: [SectionReadingRef], description: 'By section; of a presentation, by the id of a slide.' }),
    visits: t.expose('visits', { type: [ShareVisitorRef], description: 'The last twenty who came, one for each browser.' }),
    questions: t.expose('questions', { type: [ShareQuestionRef], description: 'The newest fifty.' }),
    history: t.expose('history', { type: [ShareStepRef], description: 'What was done to it, the newest twenty.' }),
  }),
});
