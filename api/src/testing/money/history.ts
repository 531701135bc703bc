import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { eq } from 'drizzle-orm';
import { reconcilePayments, reconcileReturns, reconcileSome, takeStripeEvent, watchPlans } from '../../modules/billing';
import { billingCustomer, stripeEvent } from '../../modules/billing/billing.table';
import { companyReferral } from '../../modules/affiliate/affiliate.table';
import { endCreditsJob, grantCredits } from '../../modules/credit';
import { buildCompany } from '../builders';
import type { SignedIn } from '../test-server';
import { Choices } from './random';
import { OPERATOR, WEBHOOK_SECRET, type Stage } from './stage';

export interface Answer {
  error?: { code: string };
  clientSecret?: string | null;
  cards?: { id: string }[];
  card?: { id: string };
  [key: string]: unknown
}
export interface Said { status: number; body: Answer }

/** A company that refers, and the code of its coupon. */
export interface Referrer { companyId: string; link: string; coupon: string }

/** One company and everything that happens to its money. */
export class MoneyHistory {
  readonly told: string[] = [];
  /** What the provider has to tell and was not taken yet, in no order. */
  private waiting: Stripe.Event[] = [];
  private readonly heard = new Set<string>();
  /** The latest request that pays, to be made again. */
  last: { path: string; body: Record<string, unknown> } | null = null;

  private constructor(
    readonly stage: Stage, readonly choices: Choices, readonly founder: SignedIn, readonly companyId: string, readonly referrer: Referrer,
    readonly isReferred: boolean,
  ) {}

  static async begin(stage: Stage, random: () => number, referrer: Referrer): Promise<MoneyHistory> {
    const choices = new Choices(random);
    const founder = await stage.server.signIn({ firstname: 'Amara', lastname: 'Okafor' });
    const { id: companyId } = await buildCompany(stage.server, founder.userId, { name: 'Loopcrate' });
    const isReferred = choices.oneIn(2);
    if (isReferred) {
      await stage.server.db.orm.insert(companyReferral).values({
        id: randomUUID(), referralId: referrer.companyId, referredId: companyId, code: referrer.link, state: 'COUNTED',
        createdAt: stage.server.now(),
      });
    }
    return new MoneyHistory(stage, choices, founder, companyId, referrer, isReferred);
  }

  /** `path`: below billing. Who pays can ask the same again. */
  async post(path: string, body: Record<string, unknown> = {}): Promise<Said> {
    return this.request(`/api/v1/billing/${path}`, { companyId: this.companyId, ...body }, { token: this.founder.token });
  }

  operate(path: string, body: Record<string, unknown>): Promise<Said> {
    return this.request(`/api/v1/operator/${path}`, body, { headers: { 'x-operator-token': OPERATOR } });
  }

  private async request(
    path: string, body: Record<string, unknown>, more: { token?: string; headers?: Record<string, string> },
  ): Promise<Said> {
    const { cuts, server } = this.stage;
    const before = cuts.kills + cuts.losses;
    const { status, body: answer } = await server.request<Answer>('POST', path, { ...more, body });
    this.told.push(
      `  ${path.replace(/^\/api\/v1\/(billing\/)?/, '').replace(this.companyId, ':id')} ${status} ${answer.error?.code ?? ''}`,
    );
    if (status >= 500 && cuts.kills + cuts.losses === before) throw new Error(
      `${path} was answered with ${status}: ${JSON.stringify(answer)}`,
    );
    return { status, body: answer };
  }

  async customerId(): Promise<string | null> {
    const [row] = await this.stage.server.db.orm.select().from(billingCustomer).where(eq(billingCustomer.companyId, this.companyId));
    return row?.stripeId ?? null;
  }

  /** What the founder tells the bank that asks. */
  async answerBank(secret: string, yes: boolean): Promise<void> {
    const [intent = ''] = secret.split('_secret_');
    await fetch(`${this.stage.local.origin}/challenge/${intent}`, {
      method: 'POST', headers: { authorization: 'Bearer pk_test_local' },
      body: new URLSearchParams({ client_secret: secret, approve: String(yes) }),
    });
  }

  /** What the provider has told since; some of it never arrives. */
  listen(canLose: boolean): void {
    for (const event of this.stage.local.world.store.all('event')) {
      if (this.heard.has(event.id)) continue;
      this.heard.add(event.id);
      if (!canLose || !this.choices.oneIn(6)) this.waiting.push(event);
    }
  }

  /** Brings some news, in any order, some of them twice; what is cut comes again. */
  async bring(most: number): Promise<void> {
    const all = this.choices.shuffled(this.waiting);
    const now = all.slice(0, most);
    this.waiting = all.slice(most);
    for (const event of now) {
      const isDouble = this.choices.oneIn(4);
      const taken = await this.tell(event);
      const again = !isDouble || await this.tell(event);
      if (!taken || !again) this.waiting.push(event);
    }
  }

  private async tell(event: Stripe.Event): Promise<boolean> {
    const payload = JSON.stringify(event);
    const status = await this.sendNews(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }));
    if (status !== 200) return false;
    return this.run(() => takeStripeEvent.run(this.stage.server, { id: event.id }, { id: event.id, key: event.id, attempt: 1 }));
  }

  async sendNews(payload: string, signature: string): Promise<number> {
    const { status } = await this.stage.server.request('POST', '/api/v1/stripe/webhook', {
      body: payload, headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    });
    return status;
  }

  /** False: it was cut. Anything else that goes wrong is wrong. */
  async run(work: () => unknown): Promise<boolean> {
    const { cuts } = this.stage;
    const before = cuts.kills + cuts.losses;
    try {
      await work();
      return true;
    } catch (error) {
      if (cuts.kills + cuts.losses === before && !cuts.isDead) throw error;
      return false;
    }
  }

  private readonly about = { id: randomUUID(), key: '', attempt: 1 };

  /** What time alone does. */
  async hour(): Promise<void> {
    const { server } = this.stage;
    await this.run(() => watchPlans.run(server, {}, this.about));
    await this.run(() => endCreditsJob.run(server, {}, this.about));
    await this.run(() => grantCredits.run(server, {}, this.about));
  }

  async night(): Promise<void> {
    const { server } = this.stage;
    await this.run(() => reconcilePayments.run(server, {}, { ...this.about, id: randomUUID() }));
    await this.run(() => reconcileSome.run(server, { after: null }, this.about));
    for (const kind of ['refunds', 'disputes'] as const) {
      await this.run(() => reconcileReturns.run(server, { kind, since: 0, after: null }, this.about));
    }
  }

  /** Everything that still comes has come, and a night has passed. */
  async end(): Promise<void> {
    this.stage.cuts.begin();
    this.listen(true);
    await this.bring(Infinity);
    const left = await this.stage.server.db.orm.select().from(stripeEvent).where(eq(stripeEvent.state, 'WAITING'));
    for (const { id } of left) await takeStripeEvent.run(this.stage.server, { id }, { id, key: id, attempt: 1 });
    await this.night();
    await this.hour();
    await this.night();
  }
}
