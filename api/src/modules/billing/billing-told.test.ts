import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { eq } from 'drizzle-orm';
import { openBillingStage, type Answer, type BillingStage, type Founder } from '../../testing/billing-stage';
import { until } from '../../testing/until';
import { billingRequest, stripeEvent } from './billing.table';
import { reconcileSome, takeStripeEvent } from './index';

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterAll(() => stage.close());

describe('credits', () => {
  const buy = (who: Founder, id: string) =>
    stage.server.request<Answer>('POST', `/api/v1/billing/${who.companyId}/buyCredits`, {
      token: who.token,
      body: { id, chargeId: 'credits_150' },
    });

  it('are paid once by two clicks, not at all by a second tab meanwhile, and their money goes back once', async () => {
    const amara = await stage.found();
    const id = randomUUID();
    const clicks = await Promise.all([buy(amara, id), buy(amara, id)]);
    expect(clicks.map(({ status }) => status).sort()).toEqual([201, 409]);
    const otherTab = randomUUID();
    await stage.server.db.orm
      .insert(billingRequest)
      .values({
        id: otherTab,
        companyId: amara.companyId,
        asked: 'credits',
        state: 'OPEN',
        createdAt: stage.clock.now(),
        begunAt: stage.clock.now(),
      });
    expect((await buy(amara, randomUUID())).body.error?.code).toBe('PAYMENT_UNDER_WAY');
    await stage.server.db.orm.delete(billingRequest).where(eq(billingRequest.id, otherTab));
    expect(await stage.paidOf(amara)).toEqual([1500]);
    expect((await buy(amara, id)).body).toMatchObject({ aiCreditCount: 150 });
    const { data: ledger } = await stage.server.graphql<{ creditLedger: { history: { nodes: unknown[] } } }>(
      'query ($companyId: ID!) { creditLedger(companyId: $companyId) { history { nodes { description actor { firstname } } } } }',
      { companyId: amara.companyId },
      amara.token,
    );
    expect(ledger?.creditLedger.history.nodes).toEqual([{ description: '150 credits bought', actor: { firstname: 'Amara' } }]);
    const invoice = (await stage.stateOf(amara)).invoices.nodes[0];
    expect(invoice).toMatchObject({ status: 'PAID', amount: 1500, kind: 'credits' });
    for (const status of [200, 409]) {
      expect(
        (
          await stage.server.request('POST', '/api/v1/operator/payments/refund', {
            headers: { 'x-operator-token': 'o'.repeat(32) },
            body: { id: invoice?.id },
          })
        ).status,
      ).toBe(status);
    }
    await stage.settled();
    expect(stage.moneyOf(amara)).toEqual([
      { what: 'arrived', kind: 'credits', amount: 1500, isFirst: true },
      { what: 'returned', kind: 'credits', amount: 1500, isFirst: false },
    ]);
    expect((await stage.stateOf(amara)).invoices.nodes[0]?.status).toBe('REFUNDED');
    const { data } = await stage.server.graphql<{ billingHistory: { total: number; nodes: unknown[] } }>(
      'query ($companyId: ID!) { billingHistory(companyId: $companyId) { total nodes { chargeType description amount credits } } }',
      { companyId: amara.companyId },
      amara.token,
    );
    expect(data?.billingHistory).toEqual({
      total: 1,
      nodes: [{ chargeType: 'CREDITS', description: '150 credits', amount: 1500, credits: null }],
    });
    expect(await stage.post(amara, 'payment/settle')).toMatchObject({ aiCreditCount: 0 });
  });

  it('that the bank is asked about are there when it has said yes', async () => {
    const amara = await stage.found('pm_card_authenticationRequired');
    const { body } = await buy(amara, randomUUID());
    expect([stage.moneyOf(amara), (await stage.stateOf(amara)).isPending]).toEqual([[], true]);
    await stage.approve(String(body.clientSecret));
    await stage.settled();
    expect(stage.moneyOf(amara)).toMatchObject([{ what: 'arrived', amount: 1500 }]);
  });
});

describe('what the provider tells', () => {
  const send = (event: object, secret = 'whsec_local', at = Date.now()) => {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) });
    return stage.server.request('POST', '/api/v1/stripe/webhook', {
      body: payload,
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    });
  };

  it('changes nothing when it comes again, in any order, and is refused when it is forged or old', async () => {
    const amara = await stage.found();
    await stage.choose(amara, 'pro_monthly');
    await stage.settled();
    const before = [await stage.stateOf(amara), stage.moneyOf(amara)];
    await stage.server.db.orm.delete(stripeEvent);
    for (const event of [...stage.shop.events].reverse().slice(0, 40)) expect((await send(event)).status).toBe(200);
    await until(async () => (await stage.server.db.orm.select().from(stripeEvent)).every(({ state }) => state === 'DONE'));
    expect([await stage.stateOf(amara), stage.moneyOf(amara)]).toEqual(before);
    const [event] = stage.shop.events;
    expect([
      (await send(event ?? {}, 'whsec_other')).status,
      (await send(event ?? {}, 'whsec_local', Date.now() - 3_600_000)).status,
    ]).toEqual([400, 400]);
  });

  it('is found within a day when it was never heard', async () => {
    const amara = await stage.found();
    stage.shop.passOn(null);
    await stage.choose(amara, 'pro_monthly');
    const [payment] = (await stage.shop.stripe.invoicePayments.list({ limit: 1 })).data;
    await stage.shop.stripe.refunds.create({ payment_intent: String(payment?.payment.payment_intent) });
    const { subscriptions } = (await stage.shop.stripe.customers.retrieve(await stage.customerOf(amara), {
      expand: ['subscriptions'],
    })) as Stripe.Customer;
    await stage.shop.stripe.subscriptions.cancel(subscriptions?.data[0]?.id ?? '');
    expect([(await stage.stateOf(amara)).plan, stage.moneyOf(amara).length]).toEqual(['Pro', 1]);
    await reconcileSome.run(stage.server, { after: await stage.beforeOf(amara) }, { id: randomUUID(), key: '', attempt: 1 });
    expect([(await stage.stateOf(amara)).plan, stage.moneyOf(amara).map(({ what }) => what)]).toEqual(['Free', ['arrived', 'returned']]);
    stage.shop.passOn(`${stage.server.url}/api/v1/stripe/webhook`);
  });

  it('is put aside for an administrator when it can’t be taken', async () => {
    const event = {
      id: 'evt_poison',
      object: 'event',
      type: 'refund.created',
      created: 1,
      data: { object: { id: 're_unknown', object: 'refund' } },
    };
    await send(event);
    await takeStripeEvent.run(stage.server, { id: 'evt_poison' }, { id: randomUUID(), key: '', attempt: 6 });
    const { body } = await stage.server.request<{ events: { id: string; state: string }[] }>('GET', '/api/v1/operator/payments/events', {
      headers: { 'x-operator-token': 'o'.repeat(32) },
    });
    expect(body.events).toContainEqual(expect.objectContaining({ id: 'evt_poison', state: 'GIVEN_UP' }));
  });
});
