import Stripe from 'stripe';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { openLocalStripe, type LocalStripe } from '../../local-stripe/open-local-stripe';
import type { Kind } from '../../local-stripe/store';
import { preparePrices } from '../../modules/billing';
import { createTestClock } from '../test-clock';
import { startTestServer, type TestServer } from '../test-server';

export const OPERATOR = 'o'.repeat(32);
export const WEBHOOK_SECRET = 'whsec_local';
const KEYS = { secret: 'sk_test_local', publishable: 'pk_test_local' };
/** What goes from the account when a history has ended: products, prices and coupons stay. */
const KINDS: readonly Kind[] = [
  'customer', 'discount', 'payment_method', 'setup_intent', 'payment_intent', 'charge', 'refund', 'dispute', 'subscription',
  'subscription_schedule', 'invoice',
  'invoice_payment', 'line_item', 'tax_id', 'event', 'card_secret', 'answered', 'delivery', 'waiting_change', 'clock',
];

/** Where a process is cut: before a call or a transaction is done, or after it and before anybody here knows. */
interface Cut { after: number; kills: boolean }

/**
 * Kills and lost answers. A process that was killed does nothing more: every call at the provider and every transaction of what was under
 * way fails, and what was not committed is rolled back, until it is begun anew.
 */
export class Cuts {
  private next: Cut | null = null;
  private steps = 0;
  isDead = false;
  /** How many there were. */
  kills = 0;
  losses = 0;

  /** The step after so many others is the one. `kills`: the process ends there; else one answer is lost. */
  arm(cut: Cut): void {
    this.next = cut;
    this.steps = 0;
  }

  begin(): void {
    this.next = null;
    this.isDead = false;
  }

  /** @param canLose a lost answer of the database is no kill but an error like any other: it is not tried */
  step(canLose: boolean): void {
    if (this.isDead) throw new Error('the process was killed');
    if (!this.next || this.steps++ < this.next.after) return;
    const { kills } = this.next;
    if (!kills && !canLose) return;
    this.next = null;
    this.isDead = kills;
    if (kills) this.kills += 1;
    else this.losses += 1;
    throw new Error(kills ? 'the process was killed' : 'the answer was lost');
  }
}

export interface Stage {
  server: TestServer;
  local: LocalStripe;
  /** As the provider's own people see it: nothing of it is ever cut. */
  stripe: Stripe;
  cuts: Cuts;
  /** Both clocks. */
  advance(days: number): Promise<void>;
  /** Takes away what a history left, and sets both clocks back. */
  clear(companyIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** The product and an account of the provider on this machine that tells nobody of anything: who plays with them carries its news. */
export async function openMoneyStage(): Promise<Stage> {
  const clock = createTestClock();
  const local = await openLocalStripe({ port: 0, host: 'localhost', file: null, keys: KEYS, webhook: null });
  const server = await startTestServer({
    now: clock.now, config: { localStripe: local.origin, operatorToken: OPERATOR, accessTokenSeconds: 400 * 86_400 },
  });
  const { payments } = server;
  if (!payments) throw new Error('no payments');
  const cuts = new Cuts();
  const stripe = payments.stripe;
  await preparePrices(server, payments);
  payments.stripe = cutStripe(cuts, local.origin);
  cutDatabase(cuts, server);
  return {
    server, local, stripe, cuts,
    async advance(days) {
      clock.ahead += days * 86_400_000;
      const answer = await fetch(`${local.origin}/local/clock`, {
        method: 'POST', headers: { authorization: `Bearer ${KEYS.secret}` },
        body: new URLSearchParams({ seconds: String(Math.round(days * 86_400)) }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async clear(companyIds) {
      for (const kind of KINDS) for (const { id } of local.world.store.all(kind)) local.world.store.drop(kind, id);
      local.world.store.keep();
      clock.ahead = 0;
      await server.db.orm.execute(sql`delete from stripe_event`);
      await server.db.orm.execute(sql`delete from company where id = any(${`{${companyIds.join(',')}}`}::uuid[])`);
    },
    async close() {
      await server.close();
      await local.stop();
    },
  };
}

function cutStripe(cuts: Cuts, origin: string): Stripe {
  const inner = Stripe.createNodeHttpClient();
  const httpClient = {
    getClientName: () => 'cut',
    async makeRequest(...given: Parameters<typeof inner.makeRequest>) {
      cuts.step(true);
      const answer = await inner.makeRequest(...given);
      // Whole, or the connection would never be free again.
      const body = await answer.toJSON() as unknown;
      cuts.step(true);
      return Object.assign(Object.create(answer) as typeof answer, { toJSON: () => Promise.resolve(body) });
    },
  };
  return new Stripe(KEYS.secret, {
    host: 'localhost', port: new URL(origin).port, protocol: 'http', maxNetworkRetries: 0, telemetry: false,
    httpClient: httpClient as unknown as typeof inner,
  });
}

/** A transaction is cut before it begins, before its commit, and after it. */
function cutDatabase(cuts: Cuts, { db }: TestServer): void {
  const transaction = db.transaction.bind(db);
  db.transaction = async <T>(work: (tx: Db) => Promise<T>) => {
    cuts.step(false);
    const answer = await transaction(async (tx) => {
      const done = await work(tx);
      cuts.step(false);
      return done;
    });
    cuts.step(false);
    return answer;
  };
}
