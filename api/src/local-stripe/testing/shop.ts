import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { openLocalStripe } from '../open-local-stripe';
import type { LocalStripe } from '../open-local-stripe';

export const KEYS = { secret: 'sk_test_local', publishable: 'pk_test_local' };
const WEBHOOK_SECRET = 'whsec_local';

/** A local account that is spoken to by Stripe's own package over real HTTP. */
export interface Shop {
  stripe: Stripe;
  local: LocalStripe;
  /** What arrived at the webhook, verified by Stripe's package. */
  events: Stripe.Event[];
  /** The webhook answers with an error so many times before it takes anything. */
  refuseNext(times: number): void;
  /** From now on its webhooks go on to this address, as they are signed, and count as taken when they are there. Null: no more. */
  passOn(url: string | null): void;
  advance(days: number): Promise<void>;
  /** Closes and opens the same account from its file. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'local-stripe-'));
  const events: Stripe.Event[] = [];
  const refusals = { left: 0 };
  const next: { url: string | null } = { url: null };
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
      if (refusals.left > 0) {
        refusals.left -= 1;
        response.writeHead(500).end();
        return;
      }
      const [body, signature] = [Buffer.concat(chunks), String(request.headers['stripe-signature'])];
      events.push(Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET));
      if (next.url === null) response.end('{}');
      else void post(next.url, body, signature).then((status) => response.writeHead(status).end());
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, 'localhost', resolve));
  const webhook = { url: `http://localhost:${(receiver.address() as AddressInfo).port}/`, secret: WEBHOOK_SECRET };
  const start = () => openLocalStripe({ port: 0, host: 'localhost', file: join(folder, 'stripe.jsonl'), keys: KEYS, webhook });
  const client = (origin: string) => (
    new Stripe(KEYS.secret, { host: 'localhost', port: new URL(origin).port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
  );
  const local = await start();
  const shop: Shop = {
    stripe: client(local.origin),
    local,
    events,
    refuseNext(times) {
      refusals.left = times;
    },
    passOn(url) {
      next.url = url;
    },
    async advance(days) {
      const answer = await fetch(`${shop.local.origin}/local/clock`, {
        method: 'POST', headers: { authorization: `Bearer ${KEYS.secret}` }, body: new URLSearchParams({ seconds: String(days * 86_400) }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async restart() {
      await shop.local.stop();
      shop.local = await start();
      shop.stripe = client(shop.local.origin);
    },
    async close() {
      await shop.local.stop();
      await new Promise<void>((resolve) => void receiver.close(() => resolve()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return shop;
}

async function post(url: string, body: Buffer, signature: string): Promise<number> {
  const sent = await fetch(url, {
    method: 'POST', body: new Uint8Array(body), headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
    .catch(() => null);
  return sent?.status ?? 502;
}

export interface Prices { monthly: Stripe.Price; yearly: Stripe.Price; better: Stripe.Price; pack: Stripe.Price }

export async function writePrices(stripe: Stripe): Promise<Prices> {
  const product = await stripe.products.create({ name: 'Pro' });
  const price = (key: string, amount: number, interval?: 'month' | 'year') => stripe.prices.create({
    product: product.id, currency: 'eur', unit_amount: amount, lookup_key: key, tax_behavior: 'inclusive',
    ...(interval && { recurring: { interval } }),
  });
  return {
    monthly: await price('pro_month', 2880, 'month'),
    yearly: await price('pro_year', 28_800, 'year'),
    better: await price('premium_month', 5880, 'month'),
    pack: await price('credits_50', 600),
  };
}

/** A company in Germany with a card that is its default. */
export async function writeCustomer(
  stripe: Stripe, card = 'pm_card_visa',
): Promise<{ customer: Stripe.Customer; method: Stripe.PaymentMethod }> {
  const customer = await stripe.customers.create({
    name: 'Loopcrate UG', email: 'amara@loopcrate.example', address: { country: 'DE', city: 'Berlin' },
  });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  return { customer, method };
}
