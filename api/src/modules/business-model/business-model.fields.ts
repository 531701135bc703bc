import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { expected, type UserError } from '../../request/expected-failure';
import { areaField, importRows, rowMutations, rowsPayload, rowsPayloadRef } from '../growth';
import {
  BUSINESS_MODEL, BusinessModelRef, CHANNEL, COST, CUSTOMER, CUSTOMER_DETAIL, CustomerCategoryRef, FORECAST, FORECAST_LINE,
  KEY_ACTIVITY, KEY_PARTNER, KEY_RESOURCE, REVENUE,
} from './business-model.schema';
import { addCustomerCategory, type CustomerCategory } from './categories';
import { CHANNELS } from './channels';
import { CUSTOMER_DETAILS, CUSTOMERS } from './customers';
import { FORECAST_LINES, FORECASTS } from './forecasts';
import { KEY_ACTIVITIES, KEY_PARTNERS, KEY_RESOURCES } from './key-parts';
import { COSTS, REVENUES } from './money';
import { updateCosts } from './update-costs';

areaField('businessModel', BusinessModelRef, BUSINESS_MODEL);
rowMutations(CUSTOMERS, CUSTOMER);
rowMutations(CUSTOMER_DETAILS, CUSTOMER_DETAIL);
rowMutations(CHANNELS, CHANNEL);
rowMutations(KEY_ACTIVITIES, KEY_ACTIVITY);
rowMutations(KEY_RESOURCES, KEY_RESOURCE);
rowMutations(KEY_PARTNERS, KEY_PARTNER);
rowMutations(REVENUES, REVENUE);
rowMutations(COSTS, COST);
rowMutations(FORECASTS, FORECAST);
rowMutations(FORECAST_LINES, FORECAST_LINE);

const CustomerCategoryPayloadRef = builder.objectRef<{
  category: CustomerCategory | null; error: UserError | null;
}>('CustomerCategoryPayload').implement({
  fields: (t) => ({
    category: t.expose('category', { type: CustomerCategoryRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const CostsPayloadRef = rowsPayloadRef('Cost', COST.row);

builder.mutationFields((t) => ({
  updateCosts: t.field({
    type: CostsPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'Several costs at once, all or none.',
    args: { companyId: t.arg.id(), rows: t.arg({ type: [COST.input] }) },
    resolve: (_root, { companyId, rows }, context) => (
      rowsPayload(context, { companyId, key: 'costs', type: 'Cost' }, () => updateCosts(context, companyId, rows))
    ),
  }),
  importCustomers: t.field({
    type: rowsPayloadRef('Customer', CUSTOMER.row), authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'The rows of a file, all or none. One that is called as a customer that stands there changes that one.',
    args: { companyId: t.arg.id(), rows: t.arg({ type: [CUSTOMER.input] }) },
    resolve: (_root, { companyId, rows }, context) => {
      const where = { companyId, key: 'customerSegment' } as const;
      return rowsPayload(context, { ...where, type: 'Customer' }, () => importRows(context, CUSTOMERS, where, rows, 'name'));
    },
  }),
  importCosts: t.field({
    type: CostsPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'The rows of a file, all or none. One that is called as a cost that stands there changes that one.',
    args: { companyId: t.arg.id(), rows: t.arg({ type: [COST.input] }) },
    resolve: (_root, { companyId, rows }, context) => {
      const where = { companyId, key: 'costs' } as const;
      return rowsPayload(context, { ...where, type: 'Cost' }, () => importRows(context, COSTS, where, rows, 'description'));
    },
  }),
  addCustomerCategory: t.field({
    type: CustomerCategoryPayloadRef, authScopes: { signedIn: true }, complexity: STATEMENT_COST,
    description: 'One that is there already, however it is written, is answered as it stands.',
    args: { companyId: t.arg.id(), id: t.arg.id(), name: t.arg.string() },
    resolve: async (_root, args, context) => {
      const { value, error } = await expected(() => addCustomerCategory(context, args));
      return { category: value ?? null, error };
    },
  }),
}));
