import { randomUUID } from 'node:crypto';
import { inCompany, MEMBERS, type Rights } from '../../testing/rights';

const asked = () => ({ id: randomUUID(), format: 'CSV', areas: ['foundation'] });

export const EXPORT_RIGHTS: Rights = {
  fields: {
    'Query.planContents': inCompany(MEMBERS),
    'Query.planExports': { ...inCompany(MEMBERS), hides: true },
    'Mutation.askExport': inCompany(MEMBERS, asked),
    'Mutation.cancelExport': { may: [], variables: () => ({ id: randomUUID() }) },
    'Subscription.planExport': { may: [], variables: () => ({ id: randomUUID() }) },
  },
  types: {
    AreaContents: { from: ['Query.planContents'], fields: ['area', 'modules', 'rows', 'restricted', 'hidden'] },
    PlanExport: {
      from: ['Query.planExports', 'Mutation.askExport', 'Mutation.cancelExport', 'Subscription.planExport'],
      fields: ['id', 'format', 'areas', 'state', 'fileName', 'url', 'fault', 'createdAt', 'endsAt'],
    },
  },
};
