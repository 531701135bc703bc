import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { companyOf } from './company.mjs';
import { localAccountOf } from './payments.mjs';
import { NotHere } from './target.mjs';

/** @typedef {import('./target.mjs').Target} Target */
/** @typedef {import('../server/api-client.mjs').ApiClient} ApiClient */

const CARD = '4242424242424242';

/** @param {Target} target @param {ApiClient} person @param {string} path @param {object} json */
async function post(target, person, path, json, headers = {}) {
  const answer = await target.send(`/api/v1/billing/${path}`, { json, token: person.token, headers });
  const body = await answer.json();
  if (body.error?.code === 'NO_PAYMENTS') throw new NotHere('payments are not set up');
  return { status: answer.status, body };
}

/** Every route of billing, with what it would take of somebody who may. @param {string} companyId */
const routesFor = (companyId) => /** @type {const} */ ([
  ['customer', { companyId, name: 'Mine now', taxId: 'DE327114908' }], ['create', { companyId, id: randomUUID(), priceId: 'pro_monthly' }],
  ['invoice/upcoming', { companyId, priceId: 'pro_monthly' }], ['invoice/pay', { companyId, id: randomUUID() }],
  ['card/setup', { companyId }],
  ['card/token', { companyId, token: 'pm_card_visa' }], ['card/remove', { companyId, cardId: randomUUID() }],
  ['card/default', { companyId, cardId: randomUUID() }],
  ['cancel', { companyId }], ['payment/settle', { companyId }], ['payment/cancel', { companyId }],
  [`${companyId}/buyCredits`, { id: randomUUID(), chargeId: 'credits_50' }],
]);

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'paying, cancelling and changing cards for a company that is not one’s own, or that one only works in',
    async run(target) {
      const companyId = await companyOf(await target.demo('founder'));
      for (const who of /** @type {const} */ (['outsider', 'editor', 'viewer', 'custom'])) {
        const person = await target.demo(who);
        for (const [path, json] of routesFor(companyId)) {
          assert.equal((await post(target, person, path, json, { 'x-company-id': companyId })).status, 403, `${who}: ${path}`);
        }
        for (const path of ['cards', `invoice/${randomUUID()}`]) {
          const { status } = await target.send(`/api/v1/billing/${path}`, { token: person.token, headers: { 'x-company-id': companyId } });
          assert.equal(status, 403, `${who}: ${path}`);
        }
      }
      for (const [path, json] of routesFor(companyId)) assert.equal(
        (await target.send(`/api/v1/billing/${path}`, { json })).status, 401, path,
      );
    },
  },
  {
    name: 'a price, an amount or a coupon that the browser makes up',
    async run(target) {
      const outsider = await target.demo('outsider');
      const companyId = await companyOf(outsider);
      const honest = await post(target, outsider, 'invoice/upcoming', { companyId, priceId: 'pro_monthly' });
      assert.equal(honest.status, 200);
      const told = await post(target, outsider, 'invoice/upcoming', {
        companyId, priceId: 'pro_monthly', amount: 1, unit_amount: 1, total: 0, currency: 'jpy', quantity: 0,
        discounts: [{ coupon: 'all' }], percent_off: 100,
      });
      assert.deepEqual([told.body.total, told.body.currency, told.body.discount], [honest.body.total, honest.body.currency, 0]);
      for (const priceId of ['price_1', 'free', 'PRO_MONTHLY', 'credits_50', '__proto__', "' or 1=1"]) {
        assert.equal((await post(target, outsider, 'invoice/upcoming', { companyId, priceId })).status, 422, priceId);
      }
      for (const couponCode of ['100OFF', '__proto__', '%', "' or 1=1 --"]) {
        assert.notEqual(
          (await post(target, outsider, 'invoice/upcoming', { companyId, priceId: 'pro_monthly', couponCode })).status, 200, couponCode,
        );
      }
      for (const quantity of [-1, 0, 0.5, 11, 1e21, '9'.repeat(30), null]) {
        const { status } = await post(target, outsider, `${companyId}/buyCredits`, { id: randomUUID(), chargeId: 'credits_50', quantity });
        assert.ok(status === 422 || (quantity === null && status === 409), `${String(quantity)}: ${status}`);
      }
    },
  },
  {
    name: 'a request of another company, once more in the name of one’s own',
    async run(target) {
      const [founder, outsider] = [await target.demo('founder'), await target.demo('outsider')];
      await localAccountOf(target);
      const [theirs, own] = [await companyOf(founder), await companyOf(outsider)];
      const added = await post(target, founder, 'card/token', { companyId: theirs, token: 'pm_card_visa' });
      assert.equal(added.status, 201);
      const id = randomUUID();
      const bought = await post(target, founder, `${theirs}/buyCredits`, { id, chargeId: 'credits_50' });
      assert.equal(bought.status, 201);
      const stolen = await post(target, outsider, `${own}/buyCredits`, { id, chargeId: 'credits_50' });
      assert.equal(stolen.status, 409);
      assert.ok(!JSON.stringify(stolen.body).includes(bought.body.invoiceId), 'the answer of another company was told');
      const invoice = await target.send(`/api/v1/billing/invoice/${bought.body.invoiceId}`, {
        token: outsider.token, headers: { 'x-company-id': own },
      });
      assert.equal(invoice.status, 404);
      const card = added.body.card.id;
      for (const path of ['card/default', 'card/remove']) {
        const { body } = await post(target, outsider, path, { companyId: own, cardId: card });
        assert.ok(!JSON.stringify(body).includes('4242'), path);
      }
      const { body: { cards } } = await post(target, founder, 'card/default', { companyId: theirs, cardId: card });
      assert.ok(cards.some((/** @type {{ id: string }} */ one) => one.id === card), 'the card of another company went');
      const paid = await post(target, outsider, `${own}/buyCredits`, { id: randomUUID(), chargeId: 'credits_50', cardId: card });
      assert.equal(paid.status, 404);
    },
  },
  {
    name: 'the same purchase six times at once, for credits that were paid for once',
    async run(target) {
      const founder = await target.demo('founder');
      await localAccountOf(target);
      const companyId = await companyOf(founder);
      await post(target, founder, 'card/token', { companyId, token: 'pm_card_visa' });
      const credits = async () => {
        const { creditLedger } = /** @type {{ creditLedger: { paid: number } }} */ (await founder.graphql(
          'query ($c: ID!) { creditLedger(companyId: $c) { paid } }', { c: companyId },
        ));
        return creditLedger.paid;
      };
      const before = await credits();
      const json = { id: randomUUID(), chargeId: 'credits_50' };
      const answers = await Promise.all(Array.from({ length: 6 }, () => post(target, founder, `${companyId}/buyCredits`, json)));
      assert.ok(answers.every(({ status }) => status === 201 || status === 409), answers.map(({ status }) => status).join());
      assert.equal(await credits() - before, 50);
    },
  },
  {
    name: 'a card’s number, told to our own door',
    async run(target) {
      const outsider = await target.demo('outsider');
      const companyId = await companyOf(outsider);
      for (const json of [{ token: CARD }, { token: `pm_${CARD} 12/30` }, { number: CARD, cvc: '123' }, { card: { number: CARD } }]) {
        const { status, body } = await post(target, outsider, 'card/token', { companyId, ...json });
        assert.equal(status, 422, JSON.stringify(json));
        assert.ok(!JSON.stringify(body).includes(CARD), 'the number comes back');
      }
    },
  },
  {
    name: 'cancelling a plan from a page of another origin',
    async run(target) {
      const founder = await target.demo('founder');
      const companyId = await companyOf(founder);
      for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
        assert.equal((await post(target, founder, 'cancel', { companyId }, headers)).status, 403, JSON.stringify(headers));
      }
    },
  },
];
