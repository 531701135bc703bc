import type { Kind } from './store';
import { listOf } from './world';
import type { World } from './world';
import { intentOf } from './collect/write-invoice';
import { invalid } from './refusal';

const BY_PREFIX: Readonly<Record<string, Kind>> = {
  cus: 'customer', prod: 'product', price: 'price', di: 'discount', pm: 'payment_method', seti: 'setup_intent', pi: 'payment_intent',
  ch: 'charge',
  re: 'refund', sub: 'subscription', in: 'invoice', inpay: 'invoice_payment',
};
type Shape = Record<string, unknown>;
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Puts objects in the place of their ids, along paths such as `latest_invoice.confirmation_secret`.
 * @returns a copy: what is stored keeps its references
 */
export function expand(world: World, object: unknown, paths: readonly string[]): unknown {
  const copy: unknown = structuredClone(object);
  for (const path of paths) follow(world, copy, path.split('.'), path);
  return copy;
}

function follow(world: World, at: unknown, steps: readonly string[], path: string): void {
  if (Array.isArray(at)) {
    for (const entry of at) follow(world, entry, steps, path);
    return;
  }
  const [step, ...rest] = steps;
  if (step === undefined || !isShape(at)) return;
  includable(world, at, step);
  if (!Object.hasOwn(at, step)) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  const value = at[step];
  at[step] = Array.isArray(value) ? value.map((entry) => load(world, entry, at)) : load(world, value, at);
  if (rest.length > 0) follow(world, at[step], rest, path);
}

function load(world: World, value: unknown, of: Shape): unknown {
  if (typeof value !== 'string') return value;
  const kind = of.type === 'coupon' ? 'coupon' : BY_PREFIX[value.split('_')[0] ?? ''];
  const found = kind ? world.store.find(kind, value) : null;
  return found ? structuredClone(found) : value;
}

/** What is left out unless it is asked for. */
function includable(world: World, at: Shape, step: string): void {
  const id = String(at.id);
  if (at.object === 'invoice' && step === 'confirmation_secret') {
    const intent = intentOf(world, id);
    at[step] = intent && { client_secret: intent.client_secret, type: 'payment_intent' };
  }
  if (at.object === 'invoice' && step === 'payments') {
    at[step] = listOf(world.store.all('invoice_payment').filter(({ invoice }) => invoice === id), `/v1/invoice_payments?invoice=${id}`);
  }
  if (at.object === 'customer' && step === 'tax_ids') {
    at[step] = listOf(world.store.all('tax_id').filter(({ customer }) => customer === id), `/v1/customers/${id}/tax_ids`);
  }
  if (at.object === 'customer' && step === 'subscriptions') {
    const running = world.store.all('subscription').filter(({ customer, status }) => customer === id && status !== 'canceled');
    at[step] = listOf(running, `/v1/customers/${id}/subscriptions`);
  }
}
