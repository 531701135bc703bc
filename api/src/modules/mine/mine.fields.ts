import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { ModuleKeyRef } from '../company';
import { PersonRef } from '../identity';
import type { UnsentDraft } from '../messaging';
import { NotificationRef, type Notification } from '../notification';
import type { MineGoal, MineModule, Part } from './mine.queries';
import { openMineStream, type MineEvent } from './mine-stream';
import { readMine, type Mine } from './read-mine';

const MineModuleRef = builder.objectRef<MineModule>('MineModule').implement({
  description: 'A module that is assigned to the viewer and not done.',
  fields: (t) => ({
    key: t.expose('key', { type: ModuleKeyRef }),
    dueDate: t.expose('dueDate', { type: 'Date', nullable: true }),
  }),
});

const MineGoalRef = builder.objectRef<MineGoal>('MineGoal').implement({
  description: 'A goal of the base plan that is assigned to the viewer and in progress.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    date: t.expose('date', { type: 'Date', nullable: true }),
    color: t.exposeString('color', { nullable: true }),
  }),
});

const MineDraftRef = builder.objectRef<UnsentDraft>('MineDraft').implement({
  description: 'A message that the viewer has begun, where they may still write.',
  fields: (t) => ({
    target: t.exposeString('target', { description: '`channel:ID` or `person:ID`.' }),
    text: t.exposeString('text', { description: 'How it begins.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    channelId: t.exposeID('channelId', { nullable: true }),
    channelName: t.exposeString('channelName', { nullable: true }),
    person: t.expose('person', { type: PersonRef, nullable: true }),
  }),
});

const many = { complexity: { field: 1, multiplier: 30 } } as const;

const MineGoalsRef = builder.objectRef<Part<MineGoal>>('MineGoals').implement({
  fields: (t) => ({ total: t.exposeInt('total'), rows: t.expose('rows', { type: [MineGoalRef], ...many }) }),
});
const MineMentionsRef = builder.objectRef<Part<Notification>>('MineMentions').implement({
  fields: (t) => ({ total: t.exposeInt('total'), rows: t.expose('rows', { type: [NotificationRef], ...many }) }),
});
const MineDraftsRef = builder.objectRef<Part<UnsentDraft>>('MineDrafts').implement({
  fields: (t) => ({ total: t.exposeInt('total'), rows: t.expose('rows', { type: [MineDraftRef], ...many }) }),
});

const MineRef = builder.objectRef<Mine>('Mine').implement({
  description: 'What is in the viewer’s hands. What is due comes first, drafts and mentions newest first.',
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    modules: t.expose('modules', { type: [MineModuleRef], complexity: { field: 1, multiplier: 28 } }),
    goals: t.expose('goals', { type: MineGoalsRef }),
    mentions: t.expose('mentions', { type: MineMentionsRef, description: 'Unread, of any company.' }),
    drafts: t.expose('drafts', { type: MineDraftsRef }),
    pressing: t.exposeInt('pressing', { description: 'Mentions, and what is due within a week.' }),
  }),
});

const MineEventRef = builder.objectRef<MineEvent>('MineEvent').implement({
  description: 'HELLO: live from now on. CHANGED: the list may be another one.',
  fields: (t) => ({ type: t.exposeString('type') }),
});

builder.queryField('mine', (t) => t.field({
  type: MineRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
  description: 'Modules and goals assigned to the viewer in a company, who means them, and what they have begun to write.',
  args: { companyId: t.arg.id() },
  resolve: (_root, { companyId }, context) => readMine(context, companyId),
}));

builder.subscriptionField('mineStream', (t) => t.field({
  type: MineEventRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
  description: 'Says that `mine` may be another list. Nothing is kept; ends when the viewer leaves the company.',
  args: { companyId: t.arg.id() },
  subscribe: (_root, { companyId }, context) => openMineStream(context, companyId),
  resolve: (event) => event,
}));
