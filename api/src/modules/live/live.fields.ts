import { MeRef, readMe, type Me } from '../account';
import { CompanyRef, ModuleKeyRef, TeamRef, userTopic, type UserEventType } from '../company';
import { BUSINESS_MODEL_RECORDS } from '../business-model';
import { COMPETITION_RECORDS } from '../competition';
import { EVIDENCE_RECORDS } from '../evidence';
import { FOUNDATION_RECORDS } from '../foundation';
import { CommentRef, CompanyCardRef, CONTENT_FIELDS, GrowthModuleRef, GrowthFrameworkRef } from '../growth';
import { PersonRef, requireViewer } from '../identity';
import { MARKET_POTENTIAL_RECORDS } from '../market-potential';
import { PresentationRef } from '../presentation';
import { RISK_RECORDS } from '../risk';
import { TIMELINE_RECORDS } from '../timeline';
import type { Context } from '../../request/context';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { selects } from '../../graphql/selection';
import type { CompanyEvent } from './company-event-view';
import { openCompanyStream } from './company-stream';
import { openModuleVisitors, type ModuleVisitors } from './module-visitors';
import { leavable, NoticeQueue } from '../../events/notice-queue';

interface UserEvent { type: string; me: Me | null }

const CompanyRecordRef = builder.unionType('CompanyRecord', {
  description: 'What a company works on, in rows. Spread the kinds that you know: new ones come.',
  types: [
    ...FOUNDATION_RECORDS, ...BUSINESS_MODEL_RECORDS, ...COMPETITION_RECORDS, ...MARKET_POTENTIAL_RECORDS, ...RISK_RECORDS,
    ...TIMELINE_RECORDS,
    ...EVIDENCE_RECORDS, PresentationRef,
  ],
  resolveType: (record) => (record as object as { __typename: string }).__typename,
});

const CompanyEventRef = builder.objectRef<CompanyEvent>('CompanyEvent').implement({
  description: `One step of a company's stream; \`seq\` rises. Only the fields that the event changed are set. Types: HELLO, MODULE_CHANGED,
MODULE_PROGRESS_CHANGED, ASSIGNMENT_CHANGED, VISIBILITY_CHANGED, COMMENT_ADDED, COMMENT_CHANGED, COMMENT_DELETED, GOALS_CHANGED,
PHASE_CHANGED, SCENARIO_CHANGED, CATEGORY_CHANGED, PRESENTATION_CHANGED, TEAM_CHANGED, COMPANY_CHANGED, and as the last of a stream MEMBERSHIP_ENDED or COMPANY_REMOVED.`,
  fields: (t) => ({
    seq: t.exposeInt('seq'),
    type: t.exposeString('type'),
    actorId: t.exposeID('actorId', { nullable: true }),
    moduleKey: t.expose('moduleKey', { type: ModuleKeyRef, nullable: true }),
    module: t.expose('module', { type: GrowthModuleRef, nullable: true }),
    framework: t.expose('framework', { type: GrowthFrameworkRef, nullable: true }),
    comment: t.expose('comment', { type: CommentRef, nullable: true }),
    deletedCommentId: t.exposeID('deletedCommentId', { nullable: true }),
    records: t.field({
      type: [CompanyRecordRef], complexity: { field: 1, multiplier: 2 }, description: 'Rows that came or changed, as they are now.',
      resolve: ({ records }) => records as never,
    }),
    deletedRecordIds: t.exposeIDList('deletedRecordIds'),
    team: t.expose('team', { type: TeamRef, nullable: true }),
    company: t.expose('company', { type: CompanyCardRef, nullable: true }),
    profile: t.expose('profile', { type: CompanyRef, nullable: true, description: 'The company as it is now, with COMPANY_CHANGED.' }),
  }),
});

const UserEventRef = builder.objectRef<UserEvent>('UserEvent').implement({
  description: 'HELLO: live from now on, with what may have changed before; INVITED, MEMBERSHIP_CHANGED, PROFILE_CHANGED',
  fields: (t) => ({
    type: t.exposeString('type'),
    me: t.expose('me', { type: MeRef, nullable: true, description: 'As it is now, with what changes it; null with anything else.' }),
  }),
});

const ModuleVisitorsRef = builder.objectRef<ModuleVisitors>('ModuleVisitors').implement({
  fields: (t) => ({
    moduleId: t.exposeID('moduleId'), people: t.expose('people', { type: [PersonRef], complexity: { field: 1, multiplier: 8 } }),
  }),
});

/** What changes `me`; a newer process may tell of more. */
const OF_ME: ReadonlySet<unknown> = new Set<UserEventType>(['INVITED', 'MEMBERSHIP_CHANGED', 'PROFILE_CHANGED']);

async function openUserStream(context: Context): Promise<AsyncIterableIterator<UserEvent>> {
  const { userId } = requireViewer(context);
  const queue = new NoticeQueue();
  await queue.open(context.bus, userTopic(userId));
  return leavable(userSteps(context, queue), queue);
}

async function* userSteps(context: Context, queue: NoticeQueue): AsyncGenerator<UserEvent, void> {
  try {
    yield { type: 'HELLO', me: await readMe(context) };
    for (;;) {
      const notice = await queue.next();
      if (notice === null) return;
      yield { type: String(notice.type), me: OF_ME.has(notice.type) ? await readMe(context) : null };
    }
  } finally {
    queue.close();
  }
}

builder.subscriptionFields((t) => ({
  companyEvents: t.field({
    type: CompanyEventRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'Live first, then what came after `after`, nothing twice. Without `after`: from now on; the first event is HELLO with the present seq, team and company.',
    args: { companyId: t.arg.id(), after: t.arg.int({ required: false }) },
    subscribe: (_root, { companyId, after }, context, info) =>
      openCompanyStream(context, {
        companyId, after: after ?? null, wholeFramework: selects(info, ['framework', 'modules'], CONTENT_FIELDS),
      }),
    resolve: (event) => event,
  }),
  moduleVisitors: t.field({
    type: ModuleVisitorsRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'Who looks at the module, the viewer too: to listen is to be seen. Ends when the viewer does not see the module any more.',
    args: { companyId: t.arg.id(), key: t.arg({ type: ModuleKeyRef }) },
    subscribe: (_root, args, context) => openModuleVisitors(context, args),
    resolve: (visitors) => visitors,
  }),
  userEvents: t.field({
    type: UserEventRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    subscribe: (_root, _args, context) => openUserStream(context),
    resolve: (event) => event,
  }),
}));
