import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import { AreaKeyRef } from '../growth';
import { FORMATS, PAGES } from './document';
import { EXPORT_STATES } from './export.table';
import type { AreaContents } from './read-contents';
import type { PlanExport } from './read-exports';

export const ExportFormatRef = builder.enumType('ExportFormat', { values: FORMATS });
export const PageFormatRef = builder.enumType('PageFormat', { values: PAGES });
const ExportStateRef = builder.enumType('ExportState', { values: EXPORT_STATES });

export const PlanExportRef = builder.objectRef<PlanExport>('PlanExport').implement({
  description: 'The plan as a file, as far as the person who asked may read it; theirs alone, and kept for a week.',
  fields: (t) => ({
    id: t.exposeID('id'),
    format: t.expose('format', { type: ExportFormatRef }),
    areas: t.expose('areas', { type: [AreaKeyRef] }),
    state: t.expose('state', { type: ExportStateRef }),
    fileName: t.exposeString('fileName', { nullable: true }),
    url: t.exposeString('url', { nullable: true, description: 'Good for an hour or two; null until the file is there.' }),
    fault: t.exposeString('fault', { nullable: true, description: 'Why there is no file.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'Until when it is kept.' }),
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

interface PlanExportPayload { value: PlanExport | null; error: UserError | null }
export const PlanExportPayloadRef = builder.objectRef<PlanExportPayload>('PlanExportPayload').implement({
  fields: (t) => ({
    export: t.expose('value', { type: PlanExportRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});
