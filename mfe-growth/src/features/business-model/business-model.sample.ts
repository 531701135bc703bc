import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import { rowOperations } from '../../testing/row-operations';
import type { BusinessModelArea } from './business-model-area';

/** The rows of the business model. */
export type BusinessModelRows = Pick<
  BusinessModelArea,
  'customers' | 'customerDetails' | 'channels' | 'keyActivities' | 'keyResources' | 'keyPartners' | 'revenues' | 'costs' | 'categories' | 'forecasts'
  | 'forecastLines' | 'revenueReached' | 'goals'
>;

const place = { position: 1, revision: 1 };

/** @param responsible the person behind the channel */
export function sampleBusinessModel(responsible: string): BusinessModelRows {
  const grocers = {
    __typename: 'Customer' as const, ...place, id: 'customer-1', key: 'customerSegment' as const, name: 'Independent grocers',
    category: 'B2B · Retail',
    type: 'Direct customer', description: 'Owner-run shops', problem: 'They pay twice for each box.',
    solution: 'The driver takes the empty crate home.',
    valueProposition: 'Leave the empty crate where the full one stood.', priceSensitivity: 'HIGH' as const,
    willingnessToPay: 'MEDIUM' as const,
  };
  return {
    customers: [
      grocers,
      {
        ...grocers, id: 'customer-2', position: 2, name: 'Farm shops and markets', category: 'B2B', priceSensitivity: null,
        willingnessToPay: null,
      },
    ],
    customerDetails: [
      {
        __typename: 'CustomerDetail', ...place, id: 'detail-1', key: 'customerSegment', customerId: 'customer-1', title: 'Boxes a day',
        value: '60–90',
      },
    ],
    channels: [{
      __typename: 'BusinessChannel', ...place, id: 'channel-1', key: 'channels', name: 'Founder-led field sales', type: 'Direct sales',
      topic: 'First visit',
      efficiency: 'MEDIUM', description: 'Two founders visit shops', actionPlan: null, customerId: 'customer-1', milestoneId: null,
      employeeResponsible: responsible,
    }],
    keyActivities: [{
      __typename: 'KeyActivity', ...place, id: 'activity-1', key: 'keyActivities', name: 'Crate tracking platform', type: 'Platform',
      efficiency: 'HIGH',
      description: null, channelIds: ['channel-1'],
    }],
    keyResources: [{
      __typename: 'KeyResource', ...place, id: 'resource-1', key: 'keyResources', name: '9,400 RFID crates', type: 'Physical',
      essence: 'HIGH', description: null,
      actionPlan: null, milestoneId: null, employeeResponsible: null, activityIds: ['activity-1'],
    }],
    keyPartners: [],
    revenues: [{
      __typename: 'Revenue', ...place, id: 'revenue-1', key: 'revenue', type: 'SUBSCRIPTION_FEE', value: '89.0000', currency: 'EUR',
      frequency: 'MONTHLY', unit: 'shop',
      description: null, customerIds: ['customer-1'],
    }],
    costs: [{
      __typename: 'Cost', ...place, id: 'cost-1', key: 'costs', description: 'Washing and depots', type: 'VARIABLE', value: '21400.0000',
      currency: 'EUR', valueArray: [],
    }],
    forecasts: [],
    forecastLines: [{
      __typename: 'ForecastLine', ...place, id: 'revenue-1', key: 'revenue', months: [], growth: null, days: null,
    }],
    revenueReached: [],
    goals: [{ __typename: 'GoalName', id: 'goal-1', title: '1,000 trips a day' }],
    categories: [{ __typename: 'CustomerCategory', id: 'category-1', name: 'B2B · Retail' }],
  };
}

const LISTS = {
  Customer: 'customers', CustomerDetail: 'customerDetails', BusinessChannel: 'channels', KeyActivity: 'keyActivities',
  KeyResource: 'keyResources',
  KeyPartner: 'keyPartners', Revenue: 'revenues', Cost: 'costs',
} as const;

const NEW_COST = {
  key: 'costs' as const, position: 0, description: '', type: 'FIXED' as const, value: null, currency: 'EUR', valueArray: [],
};

interface Answering {
  rows: BusinessModelRows;
  /** The payload of a command on a row. */
  answer(type: string, row: object | null): object;
}

/** What a server answers to the commands of the business model: what is left out of a change stays as it is. */
export function businessModelOperations({ rows, answer }: Answering): Record<string, OperationAnswer> {
  const lists = Object.assign(
    {}, ...Object.entries(LISTS).map(([type, name]) => rowOperations(type, rows[name], answer)),
  ) as Record<string, OperationAnswer>;
  const updateCosts: OperationAnswer = ({ rows: changed }) => {
    const asked = changed as { id: string; baseRevision?: number | null }[];
    const present = rows.costs.filter(({ id }) => asked.some((row) => row.id === id));
    if (present.some(({ id, revision }) => revision > (asked.find((row) => row.id === id)?.baseRevision ?? revision))) {
      const error = {
        __typename: 'UserError', code: 'CONFLICT', field: 'valueArray', message: 'Somebody else has changed this meanwhile.',
      };
      return { updateCosts: { ...answer('Costs', null), rows: present, error } };
    }
    const saved = (changed as Record<string, unknown>[]).map(({ baseRevision: _base, valueArray, ...fields }) => {
      const at = rows.costs.findIndex(({ id }) => id === fields.id);
      const row = {
        ...rows.costs[at]!, value: null, ...fields, revision: rows.costs[at]!.revision + 1,
        valueArray: (valueArray as { month: string; value: string }[]).map((entry) => ({ __typename: 'MonthAmount' as const, ...entry })),
      };
      rows.costs.splice(at, 1, row);
      return row;
    });
    return { updateCosts: { ...answer('Costs', null), rows: saved } };
  };
  const importCosts: OperationAnswer = ({ rows: sent }) => {
    const saved = (sent as { id: string }[]).map((fields) => {
      const at = rows.costs.findIndex(({ id }) => id === fields.id);
      const row = { __typename: 'Cost' as const, ...NEW_COST, ...rows.costs[at], ...fields, revision: (rows.costs[at]?.revision ?? 0) + 1 };
      rows.costs.splice(at < 0 ? rows.costs.length : at, at < 0 ? 0 : 1, row);
      return row;
    });
    return { importCosts: { ...answer('Costs', null), rows: saved } };
  };
  const addCustomerCategory: OperationAnswer = ({ id, name }) => {
    const category = { __typename: 'CustomerCategory' as const, id: String(id), name: String(name) };
    rows.categories.push(category);
    return { addCustomerCategory: { __typename: 'CustomerCategoryPayload', category, error: null } };
  };
  const nothing = { month: null, currency: null, cash: null, rates: [], gains: null, prices: null, costs: null };
  const named = (type: string, entries: readonly object[] = []) => entries.map((entry) => ({ __typename: type, ...entry }));
  const forecasts = rowOperations('Forecast', rows.forecasts, (type, row) => (
    answer(type, row && { ...nothing, ...row, rates: named('CurrencyRate', (row as { rates?: object[] }).rates) })
  ));
  const lines = rowOperations('ForecastLine', rows.forecastLines, (type, row) => (
    answer(type, row && { growth: null, days: null, ...row, months: named('MonthAmount', (row as { months?: object[] }).months) })
  ));
  return { ...lists, ...forecasts, ...lines, UpdateCosts: updateCosts, ImportCosts: importCosts, AddCustomerCategory: addCustomerCategory };
}
