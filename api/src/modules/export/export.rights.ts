import { randomUUID } from 'node:crypto';
import { inCompany, MEMBERS, type Rights } from '../../testing/rights';

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
    'Mutation.cancelExport': { may: ['editor'], variables: ({ exportId }) => ({ id: exportId }) },
    'Subscription.planExport': { may: ['editor'], variables: ({ exportId }) => ({ id: exportId }) },
  },
  types: {
    AreaContents: { from: ['Query.planContents'], fields: ['area', 'modules', 'rows', 'restricted', 'hidden'] },
    PlanExport: {
      from: ['Query.planExports', 'Subscription.planExport', 'PlanExportPayload.export'],
      fields: ['id', 'format', 'areas', 'state', 'fileName', 'url', 'fault', 'createdAt', 'endsAt'],
    },
  },
};
