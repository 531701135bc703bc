import { randomUUID } from 'node:crypto';
import { EDITORS, inCompany, MEMBERS, type Rights, type Rule } from '../../testing/rights';

const KINDS = {
  Customer: { list: 'customers', row: { name: 'Food shops' }, fields: ['name', 'category', 'type', 'description', 'problem', 'solution', 'valueProposition', 'priceSensitivity', 'willingnessToPay'] },
  CustomerDetail: { list: 'customerDetails', row: { title: 'Shops' }, fields: ['customerId', 'title', 'value'] },
  BusinessChannel: { list: 'channels', row: { name: 'Wholesale' }, fields: ['name', 'type', 'topic', 'efficiency', 'description', 'actionPlan', 'customerId', 'milestoneId', 'employeeResponsible'] },
  KeyActivity: { list: 'keyActivities', row: { name: 'Washing' }, fields: ['name', 'type', 'efficiency', 'description', 'channelIds'] },
  KeyResource: { list: 'keyResources', row: { name: 'Crates' }, fields: ['name', 'type', 'essence', 'description', 'actionPlan', 'milestoneId', 'employeeResponsible', 'activityIds'] },
  KeyPartner: { list: 'keyPartners', row: { name: 'Freight exchange' }, fields: ['name', 'type', 'essence', 'description', 'resourceIds'] },
  Revenue: { list: 'revenues', row: { type: 'USAGE_FEE', value: '0.21', currency: 'EUR' }, fields: ['type', 'value', 'currency', 'frequency', 'unit', 'description', 'customerIds'] },
  Cost: { list: 'costs', row: { description: 'Washing', type: 'FIXED', value: '10', currency: 'EUR' }, fields: ['description', 'type', 'value', 'currency', 'valueArray'] },
} as const;

const writing = Object.entries(KINDS).flatMap(([type, { row }]): [string, Rule][] => [
  [`Mutation.save${type}`, inCompany(EDITORS, () => ({ row: { id: randomUUID(), position: 1, ...row } }))],
  [`Mutation.delete${type}`, inCompany(EDITORS, () => ({ id: randomUUID() }))],
]);

export const BUSINESS_MODEL_RIGHTS: Rights = {
  fields: {
    'Query.businessModel': inCompany(MEMBERS, () => ({ open: 'overallProblem' })),
    ...Object.fromEntries(writing),
    'Mutation.updateCosts': inCompany(EDITORS, () => ({ rows: [{ id: randomUUID(), position: 1, ...KINDS.Cost.row }] })),
    'Mutation.addCustomerCategory': inCompany(EDITORS, () => ({ id: randomUUID(), name: 'Food shops' })),
  },
  types: {
    // Those who see the module; the commands answer with nothing else than the row.
    ...Object.fromEntries(Object.entries(KINDS).map(([type, { list, fields }]) => [type, {
      from: [`BusinessModel.${list}`, `${type}Payload.row`, ...(type === 'Cost' ? ['CostsPayload.rows'] : [])],
      fields: ['id', 'key', 'position', 'revision', ...fields],
    }])),
    CustomerCategory: { from: ['BusinessModel.categories', 'CustomerCategoryPayload.category'], fields: ['id', 'name'] },
  },
};
