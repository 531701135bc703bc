import { AREAS, CLAIM_STATUS_VALUES, type AreaKey } from '@heartwood/contract/domain';
import { pageRef } from '../../graphql/page.schema';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import { ModuleKeyRef } from '../company';
import { PersonRef } from '../identity';
import { PlanRef } from '../plan';
import type { AreaHistoryEntry } from './area-history';
import type { Comment, HistoryEntry, HistoryPage } from './comments';
import type { GrowthModule } from './growth-module';
import type { GrowthFramework } from './growth-framework';
import type { PlanClue } from './plan-clues';

export const AreaKeyRef = builder.enumType('AreaKey', {
  description: 'An area of the growth framework.',
  values: AREAS.map(({ key }) => key) as [AreaKey, ...AreaKey[]],
});
export const ProgressRef = builder.enumType('Progress', { values: ['DONE', 'NOT_DONE'] as const });
export const PriorityRef = builder.enumType('Priority', { values: ['LOW', 'MEDIUM', 'HIGH'] as const });
export const AssumptionStatusRef = builder.enumType('AssumptionStatus', {
  description: 'Of an assumption, and of any other claim.', values: CLAIM_STATUS_VALUES,
});

const AssumptionDataRef = builder.objectRef<NonNullable<GrowthModule['assumptionData']>>('AssumptionData').implement({
  fields: (t) => ({
    status: t.expose('status', { type: AssumptionStatusRef }),
    test: t.exposeString('test', { nullable: true }),
    passesIf: t.exposeString('passesIf', { nullable: true, description: 'What has to come out for the assumption to hold.' }),
    result: t.exposeString('result', {
      nullable: true, description: 'What came out, in the words of the card. Each result is a piece of evidence besides.',
    }),
  }),
});

export const GrowthModuleRef = builder.objectRef<GrowthModule>('GrowthModule').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: '`companyId:key`' }),
    companyId: t.exposeID('companyId'),
    key: t.expose('key', { type: ModuleKeyRef }),
    progress: t.expose('progress', { type: ProgressRef }),
    isLocked: t.exposeBoolean('isLocked', { description: 'The plan in force does not open it: read-only.' }),
    isHidden: t.exposeBoolean('isHidden', { description: 'Not shown to the viewer: content fields are null or empty.' }),
    canEdit: t.exposeBoolean('canEdit'),
    canComment: t.exposeBoolean('canComment'),
    canShare: t.exposeBoolean('canShare'),
    summary: t.exposeString('summary', { nullable: true, description: 'One line for lists, such as the chosen sectors.' }),
    dueDate: t.expose('dueDate', { type: 'Date', nullable: true }),
    assignees: t.expose('assignees', { type: [PersonRef], complexity: { field: 1, multiplier: 2 } }),
    visibleTo: t.expose('visibleTo', { type: [PersonRef], complexity: { field: 1, multiplier: 2 }, description: 'Empty: the whole team.' }),
    priority: t.expose('priority', { type: PriorityRef, nullable: true }),
    commentCount: t.exposeInt('commentCount'),
    doneAt: t.expose('doneAt', { type: 'DateTime', nullable: true }),
    description: t.expose('description', { type: 'RichText', nullable: true }),
    otherDescription: t.expose('otherDescription', {
      type: 'RichText', nullable: true, description: 'The second text; only the market strategy has one.',
    }),
    hiddenFields: t.exposeStringList('hiddenFields', { description: 'Rows of the comparison that the company does not show.' }),
    assumption: t.exposeString('assumption', { nullable: true }),
    assumptionData: t.expose('assumptionData', { type: AssumptionDataRef, nullable: true }),
    isEvidenced: t.exposeBoolean('isEvidenced', { description: 'Something in it has evidence.' }),
    revision: t.exposeInt('revision', {
      description: 'Rises with each change of a text or the assumption; send it back to find out about a change in between.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true }),
    updatedBy: t.expose('updatedBy', { type: PersonRef, nullable: true }),
  }),
});

const FrameworkPersonRef = builder.objectRef<GrowthFramework['people'][number]>('FrameworkPerson').implement({
  fields: (t) => ({
    person: t.expose('person', { type: PersonRef }),
    memberId: t.exposeID('memberId', { nullable: true }),
    isAdvisory: t.exposeBoolean('isAdvisory'),
    assigned: t.exposeInt('assigned'),
    done: t.exposeInt('done'),
  }),
});

const PlanClueRef = builder.objectRef<PlanClue>('PlanClue').implement({
  description: 'Rows that make a module worth opening next: `keyPartners` counts the resources that no partner runs.',
  fields: (t) => ({
    key: t.expose('key', { type: ModuleKeyRef }),
    count: t.exposeInt('count'),
    name: t.exposeString('name', { description: 'What the first of them is called.' }),
  }),
});

export const GrowthFrameworkRef = builder.objectRef<GrowthFramework>('GrowthFramework').implement({
  description: 'The 28 modules and the numbers around them, in one statement.',
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    eventSeq: t.exposeInt('eventSeq', {
      description: "Seq of the company's stream that this answer includes: subscribe with it as `after` and nothing falls between.",
    }),
    companyName: t.exposeString('companyName'),
    done: t.exposeInt('done'),
    doneThisWeek: t.exposeInt('doneThisWeek', { description: 'Modules that were marked as done in the last seven days.' }),
    modules: t.expose('modules', { type: [GrowthModuleRef], complexity: { field: 1, multiplier: 28 } }),
    people: t.expose('people', {
      type: [FrameworkPersonRef], complexity: { field: 1, multiplier: 8 },
      description: 'Owner first, then accepted and verified members by name.',
    }),
    plan: t.expose('plan', { type: PlanRef }),
    clues: t.expose('clues', {
      type: [PlanClueRef], nullable: true, complexity: { field: 1, multiplier: 14 },
      description: 'What rows say that the viewer sees. Only `growthFramework` without the content of modules reads it; null elsewhere.',
    }),
  }),
});

export const CommentRef = builder.objectRef<Comment>('Comment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    moduleId: t.exposeID('moduleId'),
    author: t.expose('author', { type: PersonRef, nullable: true }),
    message: t.exposeString('message'),
    mentions: t.expose('mentions', { type: [PersonRef], complexity: { field: 1, multiplier: 2 } }),
    isEdited: t.exposeBoolean('isEdited'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    canEdit: t.exposeBoolean('canEdit'),
    canDelete: t.exposeBoolean('canDelete'),
  }),
});

export const CommentPageRef = pageRef('CommentPage', CommentRef, 30);

const HistoryEntryRef = builder.objectRef<HistoryEntry>('HistoryEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    actor: t.expose('actor', { type: PersonRef, nullable: true }),
    text: t.exposeString('text'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    versionId: t.exposeID(
      'versionId', { nullable: true, description: 'What the module said after it; null where it kept its words, and after twelve months.' },
    ),
  }),
});

const AreaHistoryEntryRef = builder.objectRef<AreaHistoryEntry>('AreaHistoryEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.expose('key', { type: ModuleKeyRef }),
    actor: t.expose('actor', { type: PersonRef, nullable: true }),
    text: t.exposeString('text'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    versionId: t.exposeID('versionId', { nullable: true, description: 'As in the history of the module.' }),
  }),
});
export const AreaHistoryPageRef = pageRef('AreaHistoryPage', AreaHistoryEntryRef, 30);

const VersionFactsRef = builder.objectRef<HistoryPage['versions']>('VersionFacts').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    since: t.expose('since', { type: 'DateTime', nullable: true }),
    newest: t.exposeID('newest', { nullable: true, description: 'The version that says what the module says now.' }),
  }),
});

export const HistoryPageRef = pageRef<HistoryEntry, HistoryPage>('HistoryPage', HistoryEntryRef, 30);

builder.objectField(HistoryPageRef, 'versions', (t) => t.expose('versions', { type: VersionFactsRef }));

export const ModulePayloadRef = builder.objectRef<{
  module: GrowthModule | null; done: number | null; error: UserError | null
}>('ModulePayload').implement({
  description: '`module` is the present state also when `error` tells of a conflict.',
  fields: (t) => ({
    module: t.expose('module', { type: GrowthModuleRef, nullable: true }),
    done: t.exposeInt('done', { nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const CommentPayloadRef = builder.objectRef<{
  comment: Comment | null; module: GrowthModule | null; error: UserError | null
}>('CommentPayload').implement({
  fields: (t) => ({
    comment: t.expose('comment', { type: CommentRef, nullable: true }),
    module: t.expose('module', { type: GrowthModuleRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});
