import type { Call } from '../call';
import { pageOf } from '../call';
import { couponOf, priceOf, productOf } from '../objects/catalogue';
import { invalid } from '../refusal';
import { newId, wireDecimal } from '../world';

const intervals = ['day', 'week', 'month', 'year'] as const;
const behaviors = ['inclusive', 'exclusive', 'unspecified'] as const;

export const catalogueCalls: readonly Call[] = [
  {
    method: 'POST', path: '/v1/products',
    run(world, { given }) {
      const id = given.text('id') ?? newId('prod', 14);
      if (world.store.find('product', id)) throw invalid('Product already exists.', 'id', 'resource_already_exists');
      const product = productOf({
        id, created: world.now(), name: given.wanted('name'), description: given.text('description') ?? null, metadata: given.metadata(),
        tax_code: given.text('tax_code') ?? null, active: given.flag('active') ?? true,
      });
      given.refuseUnknown();
      world.tell('product.created', world.store.put('product', product));
      return product;
    },
  },
  {
    method: 'POST', path: '/v1/products/:id',
    run(world, { ids: [id = ''], given }) {
      const before = world.get('product', id);
      const product = world.store.put('product', {
        ...before, name: given.text('name') ?? before.name, description: given.text('description') ?? before.description,
        active: given.flag('active') ?? before.active, metadata: given.metadata(before.metadata), updated: world.now(),
      });
      given.refuseUnknown();
      world.tell('product.updated', product);
      return product;
    },
  },
  { method: 'GET', path: '/v1/products/:id', run: (world, { ids: [id = ''] }) => world.get('product', id) },
  {
    method: 'GET', path: '/v1/products',
    run: (world, { given }) => {
      const active = given.flag('active');
      return pageOf(world.store.all('product').filter((one) => active === undefined || one.active === active), given, '/v1/products');
    },
  },
  {
    method: 'POST', path: '/v1/prices',
    run(world, { given }) {
      const recurring = given.inside('recurring');
      const lookupKey = given.text('lookup_key') ?? null;
      const takes = given.flag('transfer_lookup_key') ?? false;
      const amount = given.whole('unit_amount');
      if (amount === undefined || amount < 0) throw invalid(
        'Prices require an `unit_amount` or `unit_amount_decimal` parameter to be set.', 'unit_amount',
      );
      const held = lookupKey === null ? null : world.store.all('price').find((one) => one.lookup_key === lookupKey);
      if (held && !takes) throw invalid(`A price (\`${held.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
      if (held) world.store.put('price', { ...held, lookup_key: null });
      const price = priceOf({
        id: newId('price'), created: world.now(), currency: given.wanted('currency'),
        product: world.get('product', given.wanted('product'), 'product').id,
        unit_amount: amount, unit_amount_decimal: wireDecimal(amount), lookup_key: lookupKey, nickname: given.text('nickname') ?? null,
        metadata: given.metadata(), tax_behavior: given.oneOf('tax_behavior', behaviors) ?? 'unspecified',
        active: given.flag('active') ?? true,
        recurring: recurring
          ? {
            interval: recurring.oneOf('interval', intervals) ?? 'month', interval_count: recurring.whole('interval_count') ?? 1,
            meter: null, trial_period_days: null, usage_type: 'licensed',
          }
          : null,
      });
      recurring?.refuseUnknown();
      given.refuseUnknown();
      world.tell('price.created', world.store.put('price', price));
      return price;
    },
  },
  {
    method: 'POST', path: '/v1/prices/:id',
    run(world, { ids: [id = ''], given }) {
      const before = world.get('price', id);
      const price = world.store.put('price', {
        ...before, active: given.flag('active') ?? before.active, nickname: given.text('nickname') ?? before.nickname,
        metadata: given.metadata(before.metadata),
      });
      given.refuseUnknown();
      world.tell('price.updated', price);
      return price;
    },
  },
  { method: 'GET', path: '/v1/prices/:id', run: (world, { ids: [id = ''] }) => world.get('price', id) },
  {
    method: 'GET', path: '/v1/prices',
    run(world, { given }) {
      const [active, product, keys] = [given.flag('active'), given.text('product'), given.texts('lookup_keys')];
      const rows = world.store.all('price').filter((one) => (active === undefined || one.active === active)
        && (product === undefined || one.product === product)
        && (keys.length === 0 || (one.lookup_key !== null && keys.includes(one.lookup_key))));
      return pageOf(rows, given, '/v1/prices');
    },
  },
  {
    method: 'POST', path: '/v1/coupons',
    run(world, { given }) {
      const id = given.text('id') ?? newId('', 8).slice(1);
      if (world.store.find('coupon', id)) throw invalid('Coupon already exists.', 'id', 'resource_already_exists');
      const [percent, amount] = [given.text('percent_off'), given.whole('amount_off')];
      if ((percent === undefined) === (amount === undefined)) throw invalid(
        'You must pass either `percent_off` or `amount_off`, and not both.', 'percent_off',
      );
      const coupon = couponOf({
        id, created: world.now(), percent_off: percent === undefined ? null : Number(percent), amount_off: amount ?? null,
        currency: given.text('currency') ?? null,
        duration: given.oneOf('duration', ['once', 'repeating', 'forever'] as const) ?? 'once',
        duration_in_months: given.whole('duration_in_months') ?? null,
        max_redemptions: given.whole('max_redemptions') ?? null, redeem_by: given.whole('redeem_by') ?? null,
        name: given.text('name') ?? null, metadata: given.metadata(),
      });
      given.refuseUnknown();
      world.tell('coupon.created', world.store.put('coupon', coupon));
      return coupon;
    },
  },
  { method: 'GET', path: '/v1/coupons/:id', run: (world, { ids: [id = ''] }) => world.get('coupon', id) },
  {
    method: 'DELETE', path: '/v1/coupons/:id',
    run(world, { ids: [id = ''] }) {
      const coupon = world.store.put('coupon', { ...world.get('coupon', id), valid: false });
      world.tell('coupon.deleted', coupon);
      return { id, object: 'coupon', deleted: true };
    },
  },
];
