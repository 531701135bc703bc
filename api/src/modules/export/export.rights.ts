import { randomUUID } from 'node:crypto';
import { inCompany, MEMBERS, signedIn, type Rights } from '../../testing/rights';

const asked = () => ({
  id: randomUUID(), format: 'CSV', areas: ['foundation'], page: 'A4_PORTRAIT', withComments: false, onlyShared: true,
});

export const EXPORT_RIGHTS: Rights = {
  fields: {
    'Query.planContents': inCompany(MEMBERS),
    // The stage has one of the editor's: to the others there is none.
    'Query.planExports': { ...inCompany(['editor']), hides: true },
    'Mutation.askExport': inCompany(MEMBERS, asked),
    'Mutation.askTimelineExport': inCompany(MEMBERS, () => ({ id: randomUUID(), page: 'A4_LANDSCAPE', group: 'category' })),
    'Query.notesExports': signedIn(),
    'Query.deckExports': { may: ['editor'], hides: true, variables: ({ presentationId }) => ({ presentationId }) },
    'Mutation.askDeckExport': {
      may: MEMBERS,
      variables: ({ presentationId }) => ({
        presentationId, id: randomUUID(), format: 'PDF', page: 'SLIDE', withNotes: false, withSources: true, withHidden: false,
      }),
    },
    'Subscription.deckExport': { may: ['editor'], variables: ({ deckExportId }) => ({ id: deckExportId }) },
    'Mutation.askNotesExport': { may: ['editor', 'viewer'], variables: ({ noteId }) => ({ id: randomUUID(), noteId, format: 'MARKDOWN' }) },
    'Subscription.notesExport': { may: ['editor'], variables: ({ exportId }) => ({ id: exportId }) },
    'Mutation.cancelExport': { may: ['editor'], variables: ({ exportId }) => ({ id: exportId }) },
    'Subscription.planExport': { may: ['editor'], variables: ({ exportId }) => ({ id: exportId }) },
  },
  types: {
    AreaContents: { from: ['Query.planContents'], fields: ['area', 'modules', 'rows', 'restricted', 'hidden'] },
    PlanExport: {
      from: ['Query.planExports', 'Subscription.planExport', 'PlanExportPayload.export'],
      fields: ['id', 'format', 'areas', 'state', 'fileName', 'url', 'fault', 'createdAt', 'endsAt'],
    },
    DeckExport: {
      from: ['Query.deckExports', 'Subscription.deckExport', 'DeckExportPayload.export'],
      fields: ['id', 'format', 'state', 'fileName', 'url', 'fault', 'slide', 'slideCount', 'createdAt', 'endsAt'],
    },
    NotesExport: {
      from: ['Query.notesExports', 'Subscription.notesExport', 'NotesExportPayload.export'],
      fields: ['id', 'format', 'state', 'fileName', 'url', 'fault', 'createdAt', 'endsAt'],
    },
  },
};
