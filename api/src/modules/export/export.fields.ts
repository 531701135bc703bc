import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import type { Context } from '../../request/context';
import { expected } from '../../request/expected-failure';
import { askDeckExport } from './ask-deck-export';
import { askExport, askTimelineExport } from './ask-export';
import { cancelExport } from './cancel-export';
import { openExportStream } from './export-stream';
import { AreaKeyRef } from '../growth';
import {
  AreaContentsRef, DeckExportPayloadRef, DeckExportRef, DeckFormatRef, DeckPageRef, ExportFormatRef, filterOf, NoteFormatRef,
  NotesExportPayloadRef, NotesExportRef, PageFormatRef, PlanExportPayloadRef, PlanExportRef,
  PlanGroupRef, TimelineFilterRef,
} from './export.schema';
import { readContents } from './read-contents';
import { askNotesExport } from './ask-notes-export';
import { readDeckExports, readExport, readExports, readNotesExports } from './read-exports';

const payload = (context: Context, work: () => Promise<string>) => expected(async () => readExport(context, await work()));

builder.queryFields((t) => ({
  planContents: t.field({
    type: [AreaContentsRef], nullable: true, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'What there is to export, by area.',
    args: { companyId: t.arg.id() },
    resolve: (_root, { companyId }, context) => readContents(context, companyId),
  }),
  planExports: t.field({
    type: [PlanExportRef], authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'The newest files of the plan that the viewer has asked for.',
    args: { companyId: t.arg.id() },
    resolve: (_root, { companyId }, context) => readExports(context, companyId),
  }),
  notesExports: t.field({
    type: [NotesExportRef], authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'The newest files of notes that the viewer has asked for.',
    resolve: (_root, _args, context) => readNotesExports(context),
  }),
  deckExports: t.field({
    type: [DeckExportRef], authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'The newest files of a presentation that the viewer has asked for.',
    args: { presentationId: t.arg.id() },
    resolve: (_root, { presentationId }, context) => readDeckExports(context, presentationId),
  }),
}));

builder.mutationFields((t) => ({
  askExport: t.field({
    type: PlanExportPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'The same `id` again is the same export. What is hidden from the viewer is never in it.',
    args: {
      companyId: t.arg.id(), id: t.arg.id(), format: t.arg({ type: ExportFormatRef }), areas: t.arg({ type: [AreaKeyRef] }),
      page: t.arg({ type: PageFormatRef, defaultValue: 'A4_PORTRAIT' }),
      withComments: t.arg.boolean({ defaultValue: false, description: 'Assumptions with their tests, and comments.' }),
      onlyShared: t.arg.boolean({ defaultValue: true, description: 'Modules that are shown to some people alone stay out.' }),
    },
    resolve: (_root, args, context) => payload(context, () => askExport(context, args)),
  }),
  askTimelineExport: t.field({
    type: PlanExportPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'The timeline as a PDF of one page. The same `id` again is the same export.',
    args: {
      companyId: t.arg.id(), id: t.arg.id(), page: t.arg({ type: PageFormatRef, defaultValue: 'A4_LANDSCAPE' }),
      group: t.arg({ type: PlanGroupRef, defaultValue: 'category', description: 'What the lanes are.' }),
      shown: t.arg({ type: TimelineFilterRef, required: false, description: 'Null: the whole plan.' }),
    },
    resolve: (_root, { group, shown, ...args }, context) => payload(context, () => (
      askTimelineExport(context, { ...args, timeline: { group, ...filterOf(shown) } }))),
  }),
  askNotesExport: t.field({
    type: NotesExportPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'The same `id` again is the same export. Without `noteId` a ZIP of all notes that the viewer has or was given.',
    args: { id: t.arg.id(), noteId: t.arg.id({ required: false }), format: t.arg({ type: NoteFormatRef }) },
    resolve: (_root, { id, noteId, format }, context) => (
      payload(context, () => askNotesExport(context, { id, noteId: noteId ?? null, format }))
    ),
  }),
  askDeckExport: t.field({
    type: DeckExportPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'The same `id` again is the same export. Several slides as PNG come as a ZIP.',
    args: {
      id: t.arg.id(), presentationId: t.arg.id(), format: t.arg({ type: DeckFormatRef }),
      slides: t.arg.intList({ required: false, description: 'By their numbers, from 1; null: all.' }),
      page: t.arg({ type: DeckPageRef, defaultValue: 'SLIDE', description: 'Of a PDF.' }),
      withNotes: t.arg.boolean({
        defaultValue: false, description: 'What the presenter says, below each slide of a PDF. A PPTX has them as its own.',
      }),
      withSources: t.arg.boolean({ defaultValue: true, description: 'What each figure of the plan is founded on.' }),
      withHidden: t.arg.boolean({ defaultValue: false, description: 'Hidden slides too; they count then.' }),
    },
    resolve: (_root, { slides, ...args }, context) => payload(context, () => askDeckExport(context, { ...args, slides: slides ?? null })),
  }),
  cancelExport: t.field({
    type: PlanExportPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'One that is there stays.',
    args: { id: t.arg.id() },
    resolve: (_root, args, context) => payload(context, () => cancelExport(context, args)),
  }),
}));

builder.subscriptionFields((t) => ({
  planExport: t.field({
    type: PlanExportRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'As it is, and at each change, until it is there, failed or called off.',
    args: { id: t.arg.id() },
    subscribe: (_root, { id }, context) => openExportStream(context, id),
    resolve: (made) => made,
  }),
  deckExport: t.field({
    type: DeckExportRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'As it is, and at each change, until it is there, failed or called off.',
    args: { id: t.arg.id() },
    subscribe: (_root, { id }, context) => openExportStream(context, id),
    resolve: (made) => made,
  }),
  notesExport: t.field({
    type: NotesExportRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'As it is, and at each change, until it is there or failed.',
    args: { id: t.arg.id() },
    subscribe: (_root, { id }, context) => openExportStream(context, id),
    resolve: (made) => made,
  }),
}));
