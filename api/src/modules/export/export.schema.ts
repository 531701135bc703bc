import { PLAN_GROUPS, type GoalStatus, type PlanFilter } from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import { AreaKeyRef } from '../growth';
import { GoalStatusRef } from '../timeline';
import { FORMATS, NOTE_FORMATS, PAGES, type ExportFormat, type NoteFormat } from './document';
import { EXPORT_STATES } from './export.table';
import type { AreaContents } from './read-contents';
import { DECK_FORMATS, DECK_PAGES, type DeckFormat } from './printed-deck';
import type { PlanExport } from './read-exports';

export const ExportFormatRef = builder.enumType('ExportFormat', { values: FORMATS });
export const PageFormatRef = builder.enumType('PageFormat', { values: PAGES });
export const PlanGroupRef = builder.enumType('PlanGroup', { values: PLAN_GROUPS });

interface TimelineFilter {
  person?: string | null | undefined;
  category?: string | null | undefined;
  status?: GoalStatus | null | undefined;
  hidden?: readonly string[] | null | undefined;
}
export const TimelineFilterRef = builder.inputRef<TimelineFilter>('TimelineFilter').implement({
  description: 'What is shown of a timeline; what is left out leaves nothing out.',
  fields: (t) => ({
    person: t.id({ required: false, description: 'An assignee.' }),
    category: t.string({ required: false, description: 'The id of one; empty: goals and phases without one.' }),
    status: t.field({ type: GoalStatusRef, required: false }),
    hidden: t.stringList({ required: false, description: 'Ids of scenarios, and `base` for the base plan.' }),
  }),
});

/** The same with all of it said. */
export const filterOf = (shown: TimelineFilter | null | undefined): PlanFilter => ({
  person: shown?.person ?? null, category: shown?.category ?? null, status: shown?.status ?? null,
  hidden: shown?.hidden ?? [],
});

interface PlanExportPayload { value: PlanExport | null; error: UserError | null }

const ExportStateRef = builder.enumType('ExportState', { values: EXPORT_STATES });

export const PlanExportRef = builder.objectRef<PlanExport>('PlanExport').implement({
  description: 'The plan as a file, as far as the person who asked may read it; theirs alone, and kept for a week.',
  fields: (t) => ({
    id: t.exposeID('id'),
    format: t.field({ type: ExportFormatRef, resolve: ({ format }) => format as ExportFormat }),
    areas: t.expose('areas', { type: [AreaKeyRef] }),
    state: t.expose('state', { type: ExportStateRef }),
    fileName: t.exposeString('fileName', { nullable: true }),
    url: t.exposeString('url', { nullable: true, description: 'Good for an hour or two; null until the file is there.' }),
    fault: t.exposeString('fault', { nullable: true, description: 'Why there is no file.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'Until when it is kept.' }),
  }),
});

export const NoteFormatRef = builder.enumType('NoteFormat', { values: NOTE_FORMATS });

export const NotesExportRef = builder.objectRef<PlanExport>('NotesExport').implement({
  description: 'A note as a file, or a ZIP of all that its reader has: theirs alone, and kept for a week.',
  fields: (t) => ({
    id: t.exposeID('id'),
    format: t.field({ type: NoteFormatRef, resolve: ({ format }) => format as NoteFormat }),
    state: t.expose('state', { type: ExportStateRef }),
    fileName: t.exposeString('fileName', { nullable: true }),
    url: t.exposeString('url', { nullable: true, description: 'Good for an hour or two; null until the file is there.' }),
    fault: t.exposeString('fault', { nullable: true, description: 'Why there is no file.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'Until when it is kept.' }),
  }),
});

export const NotesExportPayloadRef = builder.objectRef<PlanExportPayload>('NotesExportPayload').implement({
  fields: (t) => ({
    export: t.expose('value', { type: NotesExportRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const DeckFormatRef = builder.enumType('DeckFormat', { values: DECK_FORMATS });
export const DeckPageRef = builder.enumType('DeckPage', { values: DECK_PAGES });

export const DeckExportRef = builder.objectRef<PlanExport>('DeckExport').implement({
  description: 'A presentation as a file, as far as the person who asked may see it; theirs alone, and kept for a week.',
  fields: (t) => ({
    id: t.exposeID('id'),
    format: t.field({ type: DeckFormatRef, resolve: ({ format }) => format as DeckFormat }),
    state: t.expose('state', { type: ExportStateRef }),
    fileName: t.exposeString('fileName', { nullable: true }),
    url: t.exposeString('url', { nullable: true, description: 'Good for an hour or two; null until the file is there.' }),
    fault: t.exposeString('fault', { nullable: true, description: 'Why there is no file.' }),
    slide: t.int({
      nullable: true, description: 'The one that is drawn now, from 1, as far as the stream has told of it.',
      resolve: ({ slide }) => slide ?? null,
    }),
    slideCount: t.int({ nullable: true, description: 'How many are drawn.', resolve: ({ slideCount }) => slideCount ?? null }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'Until when it is kept.' }),
  }),
});

export const DeckExportPayloadRef = builder.objectRef<PlanExportPayload>('DeckExportPayload').implement({
  fields: (t) => ({
    export: t.expose('value', { type: DeckExportRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const AreaContentsRef = builder.objectRef<AreaContents>('AreaContents').implement({
  description: 'What an area has for an export of the viewer.',
  fields: (t) => ({
    area: t.expose('area', { type: AreaKeyRef }),
    modules: t.exposeInt('modules'),
    rows: t.exposeInt('rows'),
    restricted: t.exposeInt('restricted', { description: 'Modules that not everybody in the company sees.' }),
    hidden: t.exposeInt('hidden', { description: 'Modules that the viewer does not see: never in a file of theirs.' }),
  }),
});

export const PlanExportPayloadRef = builder.objectRef<PlanExportPayload>('PlanExportPayload').implement({
  fields: (t) => ({
    export: t.expose('value', { type: PlanExportRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});
