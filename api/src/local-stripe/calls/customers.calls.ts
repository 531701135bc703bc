import type Stripe from 'stripe';
import type { Call } from '../call';
import { pageOf } from '../call';
import { refuseNowhere } from '../collect/tax';
import { customerOf, taxIdOf } from '../objects/customer';
import type { Parameters } from '../parameters';
import { invalid } from '../refusal';
import { countryOfTaxId, hasTaxIdForm, TAX_ID_TYPES } from '../tax-id-forms';
import { newId } from '../world';
import type { World } from '../world';

const validations = ['auto', 'deferred', 'immediately'] as const;
const exemptions = ['none', 'exempt', 'reverse'] as const;

export const customerCalls: readonly Call[] = [
  {
    method: 'POST', path: '/v1/customers',
    run(world, { given }) {
      const customer = filled(world, customerOf({ id: newId('cus', 14), created: world.now() }), given);
      given.refuseUnknown();
      world.tell('customer.created', world.store.put('customer', customer));
      return customer;
    },
  },
  {
    method: 'POST', path: '/v1/customers/:id',
    run(world, { ids: [id = ''], given }) {
      const customer = filled(world, world.get('customer', id), given);
      given.refuseUnknown();
      world.tell('customer.updated', world.store.put('customer', customer));
      return customer;
    },
  },
  { method: 'GET', path: '/v1/customers/:id', run: (world, { ids: [id = ''] }) => world.get('customer', id) },
  {
    method: 'GET', path: '/v1/customers',
    run(world, { given }) {
      const email = given.text('email');
      return pageOf(world.store.all('customer').filter((one) => email === undefined || one.email === email), given, '/v1/customers');
    },
  },
  {
    method: 'POST', path: '/v1/customers/:id/tax_ids',
    run(world, { ids: [id = ''], given }) {
      given.wanted('type');
      const [type, value] = [given.oneOf('type', TAX_ID_TYPES), given.wanted('value').trim()];
      given.refuseUnknown();
      world.get('customer', id);
      if (type === undefined || !hasTaxIdForm(type, value)) throw invalid(`Invalid value for ${type ?? 'type'}.`, 'value', 'tax_id_invalid');
      const taxId = taxIdOf({
        id: newId('txi'), created: world.now(), customer: id, type, value, country: countryOfTaxId(type, value),
      });
      world.tell('customer.tax_id.created', world.store.put('tax_id', taxId));
      return taxId;
    },
  },
  {
    method: 'GET', path: '/v1/customers/:id/tax_ids',
    run: (world, { ids: [id = ''], given }) =>
      pageOf(world.store.all('tax_id').filter(({ customer }) => customer === id), given, `/v1/customers/${id}/tax_ids`),
  },
  {
    method: 'DELETE', path: '/v1/customers/:id/tax_ids/:id',
    run(world, { ids: [customer = '', id = ''] }) {
      const taxId = world.get('tax_id', id);
      if (taxId.customer !== customer) throw invalid(`No such tax_id: '${id}'`, 'id', 'resource_missing');
      world.store.drop('tax_id', id);
      world.tell('customer.tax_id.deleted', taxId);
      return { id, object: 'tax_id', deleted: true };
    },
  },
  {
    method: 'GET', path: '/v1/customers/:id/payment_methods',
    run(world, { ids: [id = ''], given }) {
      world.get('customer', id);
      given.text('type');
      return pageOf(
        world.store.all('payment_method').filter(({ customer }) => customer === id), given, `/v1/customers/${id}/payment_methods`,
      );
    },
  },
];

function filled(world: World, before: Stripe.Customer, given: Parameters): Stripe.Customer {
  const settings = given.inside('invoice_settings');
  const address = given.has('address') ? addressOf(given.inside('address')) : before.address;
  if (given.inside('tax')?.oneOf('validate_location', validations) === 'immediately') refuseNowhere({ address });
  const method = settings?.text('default_payment_method');
  settings?.refuseUnknown();
  if (method !== undefined && world.get('payment_method', method, 'invoice_settings[default_payment_method]').customer !== before.id) {
    throw invalid(
      `The customer does not have a payment method with the ID ${method}.`, 'invoice_settings[default_payment_method]', 'resource_missing',
    );
  }
  return {
    ...before,
    name: given.has('name') ? (given.text('name') ?? null) : before.name,
    email: given.has('email') ? (given.text('email') ?? null) : before.email,
    description: given.has('description') ? (given.text('description') ?? null) : before.description,
    phone: given.has('phone') ? (given.text('phone') ?? null) : before.phone,
    preferred_locales: given.has('preferred_locales') ? given.texts('preferred_locales') : before.preferred_locales,
    tax_exempt: given.oneOf('tax_exempt', exemptions) ?? before.tax_exempt,
    address,
    metadata: given.metadata(before.metadata),
    invoice_settings: method === undefined ? before.invoice_settings : { ...before.invoice_settings, default_payment_method: method },
  };
}

export function addressOf(given: Parameters | undefined): Stripe.Address | null {
  if (!given) return null;
  const address = Object.fromEntries(
    ['city', 'country', 'line1', 'line2', 'postal_code', 'state'].map((name) => [name, given.text(name) ?? null]),
  );
  given.refuseUnknown();
  return address as unknown as Stripe.Address;
}
