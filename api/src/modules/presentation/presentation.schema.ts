import type { PlanFact } from '@heartwood/contract/deck';
import { pageRef } from '../../graphql/page.schema';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import type { Page } from '../../text/page';
import { ModuleKeyRef } from '../company';
import { PersonRef } from '../identity';
import type {
  DeckStep, DeckVisitor, FilledTemplate, OwnTheme, Patched, Presentation, PresentationComment, PresentationTheme, PresentationVersion,
  RefusedStep,
} from './presentation-types';

const PERSON = { type: PersonRef, nullable: true } as const;

export const PresentationThemeRef = builder.objectRef<PresentationTheme>('PresentationTheme').implement({
  description: 'How slides look: one of eight, or the company’s own.',
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    type: t.exposeString('type', { description: '"dark" or "light".' }),
    hash: t.exposeString('hash', { description: 'Of all that it says: another one, another look.' }),
    image: t.exposeString('image', { description: 'A small picture of it, as a `data:` address.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'Of the company’s own theme.' }),
    look: t.expose('look', { type: 'JSON', description: '`DeckTheme` of the contract.' }),
  }),
});

export const PresentationRef = builder.objectRef<Presentation>('Presentation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    companyId: t.exposeID('companyId'),
    companyName: t.exposeString('companyName'),
    companyLogo: t.exposeString('companyLogo', { nullable: true }),
    title: t.exposeString('title'),
    type: t.exposeString('type', { description: 'Of the contract’s DECK_TYPES.' }),
    themeId: t.exposeID('themeId'),
    theme: t.expose('theme', { type: PresentationThemeRef }),
    revision: t.exposeInt('revision'),
    slideCount: t.exposeInt('slideCount'),
    commentCount: t.exposeInt('commentCount'),
    canEdit: t.exposeBoolean('canEdit'),
    canComment: t.exposeBoolean('canComment'),
    isLocked: t.exposeBoolean('isLocked', { description: 'The plan keeps it read-only; who could edit it then reads it.' }),
    viewKey: t.exposeString('viewKey', {
      nullable: true, description: 'Who has the address with it may look without signing in; null: nobody. For editors alone.',
    }),
    cover: t.expose('cover', { type: 'JSON', nullable: true, description: 'The first slide, a `Slide` of the contract.' }),
    data: t.expose('data', { type: 'JSON', nullable: true, description: '`Deck` of the contract; null in lists and steps.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.expose('createdBy', PERSON),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    updatedBy: t.expose('updatedBy', PERSON),
  }),
});

export const PAGE = 50;
export interface PresentationPage extends Page<Presentation> { total: number }
export const PresentationPageRef = pageRef<Presentation, PresentationPage>('PresentationPage', PresentationRef, PAGE);
builder.objectField(PresentationPageRef, 'total', (t) => t.exposeInt('total', { description: 'That are found, on all pages.' }));

const TemplateSlideRef = builder.objectRef<FilledTemplate['slides'][number]>('PresentationTemplateSlide').implement({
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it tells of: "Market potential".' }),
    isFilled: t.exposeBoolean('isFilled', { description: 'The plan has the words for it.' }),
  }),
});

export const PresentationTemplateRef = builder.objectRef<FilledTemplate>('PresentationTemplate').implement({
  description: 'A deck to begin with.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.exposeString('type'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    image: t.exposeString('image', { description: 'A small picture of it, as a `data:` address.' }),
    data: t.expose('data', {
      type: 'JSON', description: '`Deck` of the contract, filled with the words of the plan where they are there.',
    }),
    slides: t.expose('slides', { type: [TemplateSlideRef], complexity: { field: 1, multiplier: 6 } }),
    slideCount: t.int({ resolve: ({ slides }) => slides.length }),
    filledCount: t.int({ resolve: ({ slides }) => slides.filter(({ isFilled }) => isFilled).length }),
    emptyNames: t.stringList({
      description: 'Of the slides that stay empty.',
      resolve: ({ slides }) => slides.filter(({ isFilled }) => !isFilled).map(({ name }) => name),
    }),
  }),
});

export const PlanFactRef = builder.objectRef<PlanFact>('PlanFact').implement({
  description: 'Something that the plan says, as the reader may see it. One they may not see is not in the list.',
  fields: (t) => ({
    path: t.exposeString('path'),
    name: t.exposeString('name'),
    module: t.expose('module', { type: ModuleKeyRef, nullable: true }),
    kind: t.exposeString('kind', { description: '`FactKind` of the contract.' }),
    words: t.exposeString('words'),
    content: t.expose('content', { type: 'JSON', nullable: true, description: 'Of the block’s own fields; for words null.' }),
    digest: t.exposeString('digest'),
    source: t.exposeString('source', { description: 'What it is founded on: "Assumption", "True · 2 sources".' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', nullable: true }),
    changedBy: t.exposeString('changedBy', { nullable: true }),
  }),
});

const RefusedStepRef = builder.objectRef<RefusedStep>('RefusedStep').implement({
  description: 'A step that was not taken.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Among the steps of the patch.' }),
    reason: t.exposeString('reason', { description: 'GONE: it is not there any more. CHANGED: somebody has written the same since.' }),
    block: t.expose('block', { type: 'JSON', nullable: true, description: 'The block, or the slide, as it stands.' }),
  }),
});

interface PatchPayload { patched: Patched | null; error: UserError | null }
export const PatchPayloadRef = builder.objectRef<PatchPayload>('PatchPresentationPayload').implement({
  description: 'The same patch again: the same answer.',
  fields: (t) => ({
    revision: t.int({ nullable: true, resolve: ({ patched }) => patched?.revision ?? null }),
    ops: t.field({
      type: ['JSON'], description: 'The steps that were taken, as they were.', resolve: ({ patched }) => [...patched?.ops ?? []],
    }),
    refused: t.field({ type: [RefusedStepRef], resolve: ({ patched }) => [...patched?.refused ?? []] }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

interface PresentationPayload { presentation: Presentation | null; error: UserError | null }
export const PresentationPayloadRef = builder.objectRef<PresentationPayload>('PresentationPayload').implement({
  fields: (t) => ({
    presentation: t.expose('presentation', { type: PresentationRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const VersionRef = builder.objectRef<PresentationVersion>('PresentationVersion').implement({
  description: 'A deck as it stood before somebody sat down to it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    revision: t.exposeInt('revision'),
    title: t.exposeString('title'),
    slideCount: t.exposeInt('slideCount'),
    cover: t.expose('cover', { type: 'JSON', nullable: true }),
    by: t.expose('by', PERSON),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});
export const VersionPageRef = pageRef<PresentationVersion>('PresentationVersionPage', VersionRef, PAGE);

const PresentationCommentRef = builder.objectRef<PresentationComment>('PresentationComment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    presentationId: t.exposeID('presentationId'),
    slideId: t.exposeString('slideId', { nullable: true, description: 'Null: of the whole deck.' }),
    author: t.expose('author', PERSON),
    message: t.exposeString('message'),
    mentions: t.expose('mentions', { type: [PersonRef], complexity: { field: 1, multiplier: 2 } }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    canDelete: t.exposeBoolean('canDelete'),
  }),
});
export const CommentPageRef = pageRef<PresentationComment>('PresentationCommentPage', PresentationCommentRef, PAGE);

interface CommentPayload { comment: PresentationComment | null; error: UserError | null }
export const CommentPayloadRef = builder.objectRef<CommentPayload>('PresentationCommentPayload').implement({
  description: '`comment` is null once it is deleted.',
  fields: (t) => ({
    comment: t.expose('comment', { type: PresentationCommentRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export interface CompanyThemeAnswer extends OwnTheme { companyId: string; theme: PresentationTheme }
export const CompanyThemeRef = builder.objectRef<CompanyThemeAnswer>('CompanyTheme').implement({
  description: 'How the slides of one company look.',
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    logo: t.exposeString('logo', { nullable: true }),
    colours: t.stringList({ description: 'The ground and the accent, "#103127".', resolve: ({ ground, accent }) => [ground, accent] }),
    font: t.exposeString('font'),
    theme: t.expose('theme', {
      type: PresentationThemeRef, description: 'Made of them; a colour that could not be read is shifted until it can.',
    }),
  }),
});

interface ThemePayload { companyTheme: CompanyThemeAnswer | null; error: UserError | null }
export const ThemePayloadRef = builder.objectRef<ThemePayload>('CompanyThemePayload').implement({
  fields: (t) => ({
    companyTheme: t.expose('companyTheme', { type: CompanyThemeRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const VisitorRef = builder.objectRef<DeckVisitor>('PresentationVisitor').implement({
  description: 'Where somebody is in a deck.',
  fields: (t) => ({
    person: t.expose('person', { type: PersonRef }),
    slideId: t.exposeString('slideId', { nullable: true }),
    blockId: t.exposeString('blockId', { nullable: true }),
  }),
});

export const DeckStepRef = builder.objectRef<DeckStep>('PresentationStep').implement({
  description: `One step of a deck's stream; only what it changed is set. HELLO: live from here, with the presentation, whole. PATCH: steps of
somebody, \`patchId\` says whose. CHANGED: title, theme or type, or the whole deck, which is read anew. PEOPLE: who is where. COMMENTS: read them
anew. GONE: deleted, or not the viewer's any more; the last.`,
  fields: (t) => ({
    type: t.exposeString('type'),
    revision: t.exposeInt('revision'),
    patchId: t.exposeID('patchId', { nullable: true }),
    by: t.expose('by', PERSON),
    ops: t.field({ type: ['JSON'], description: '`DeckOp` of the contract.', resolve: ({ ops }) => [...ops] }),
    people: t.expose('people', { type: [VisitorRef], nullable: true, complexity: { field: 1, multiplier: 4 } }),
    presentation: t.expose('presentation', { type: PresentationRef, nullable: true }),
  }),
});
