import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { companyOf } from './company.mjs';
import { localAccountOf, paymentsOf } from './payments.mjs';
import { NotHere, Target } from './target.mjs';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The account's own calls that move money or tell of people. */
const CALLS = /** @type {const} */ ([
  ['GET', '/v1/customers'], ['GET', '/v1/events'], ['GET', '/v1/invoices'], ['GET', '/v1/payment_methods/pm_1'], ['POST', '/v1/customers'],
  ['POST', '/v1/refunds'],
  ['POST', '/v1/coupons'], ['POST', '/v1/subscriptions'], ['POST', '/v1/invoices/in_1/pay'], ['POST', '/v1/prices'],
  ['POST', '/local/clock'], ['GET', '/local/clock'],
]);

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'an account of the demo’s own, in production',
    async run(target) {
      const { hasPayments, key, origin } = await paymentsOf(target);
      if (origin !== null && ['localhost', '127.0.0.1'].includes(new URL(target.url).hostname)) throw new NotHere('this is a demo');
      assert.equal(origin, null, 'a demo account stands in the open');
      assert.ok(!hasPayments || /^pk_/.test(key));
    },
  },
  {
    name: 'the account’s calls with no key, the page’s key, and keys that can be read in the program',
    async run(target) {
      const { key, origin } = await localAccountOf(target);
      const account = new Target(origin);
      for (const word of ['', key, 'sk_test_local', 'sk_test_', 'pk_test_local', 'undefined', `${key} `]) {
        for (const [method, path] of CALLS) {
          const { status } = await account.send(path, {
            method, headers: { ...form, ...(word !== '' && { authorization: `Bearer ${word}` }) },
          });
          assert.ok(status === 401 || status === 404, `${method} ${path} with "${word}": ${status}`);
        }
      }
    },
  },
  {
    name: 'a payment of somebody else, by its id without its secret',
    async run(target) {
      const { key, origin } = await localAccountOf(target);
      const outsider = await target.demo('outsider');
      const companyId = await companyOf(outsider);
      const made = await target.send('/api/v1/billing/card/setup', { json: { companyId }, token: outsider.token });
      const { clientSecret } = await made.json();
      const [id] = String(clientSecret).split('_secret_');
      const account = new Target(origin);
      for (const secret of ['', 'undefined', `${id}_secret_`, `${id}_secret_%`, `seti_1_secret_${randomUUID()}`]) {
        const body = new URLSearchParams({ client_secret: secret, payment_method: 'pm_card_visa', approve: 'true' }).toString();
        for (const path of [`/v1/setup_intents/${id}/confirm`, `/challenge/${id}`]) {
          const { status } = await account.send(path, { method: 'POST', body, headers: { ...form, authorization: `Bearer ${key}` } });
          assert.ok(status >= 400 && status < 500, `${path} with "${secret}": ${status}`);
        }
        const read = await account.send(`/v1/setup_intents/${id}?client_secret=${encodeURIComponent(secret)}`, {
          headers: { authorization: `Bearer ${key}` },
        });
        assert.notEqual(read.status, 200);
        const shown = await account.send(`/challenge?parent=${target.url}&intent=${id}&client_secret=${encodeURIComponent(secret)}`);
        assert.notEqual(shown.status, 200);
      }
    },
  },
  {
    name: 'a frame that a page of no origin holds, that runs what its address says, or loosens its own rules',
    async run(target) {
      const { origin } = await localAccountOf(target);
      const account = new Target(origin);
      const good = await account.send(`/elements/card?parent=${target.url}`);
      assert.equal(good.status, 200);
      const policy = good.headers.get('content-security-policy') ?? '';
      for (const rule of [
        "default-src 'none'", "connect-src 'self'", "form-action 'none'", "base-uri 'none'", `frame-ancestors ${target.url}`,
      ]) assert.ok(policy.includes(rule), rule);
      assert.doesNotMatch(policy, /unsafe|\*/);
      for (const parent of [
        '', 'null', '*', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'http://a;sandbox', "http://a;script-src'unsafe-inline'",
        'http://a,default-src', 'http://*', 'https://*.example',
      ]) {
        const { status, headers } = await account.send(`/elements/card?parent=${encodeURIComponent(parent)}`);
        assert.notEqual(status, 200, `${parent}: ${headers.get('content-security-policy') ?? ''}`);
      }
      const inner = await account.send(
        `/elements/card?parent=${encodeURIComponent('https://a.example/</script><script>alert(1)</script>')}`,
      );
      assert.ok(!(await inner.text()).includes('alert(1)'));
    },
  },
  {
    name: 'the account by another name, as a page whose own name leads here',
    async run(target) {
      const { origin } = await localAccountOf(target);
      const account = new Target(origin);
      for (const host of ['rebound.example', `rebound.example:${new URL(origin).port}`, '0.0.0.0', 'localhost.rebound.example']) {
        for (const path of [
          '/local/clock', `/elements/card?parent=${target.url}`, '/v1/events',
        ]) assert.equal(await account.statusUnder(host, path), 421, `${host}${path}`);
      }
    },
  },
  {
    name: 'names of calls that another company will make, used up before it makes them',
    async run(target) {
      const { key, origin } = await localAccountOf(target);
      const outsider = await target.demo('outsider');
      const companyId = randomUUID();
      const account = new Target(origin);
      const card = new URLSearchParams({
        type: 'card', 'card[number]': '4242424242424242', 'card[exp_month]': '12', 'card[exp_year]': '2040', 'card[cvc]': '123',
      }).toString();
      for (const name of [`customer:${companyId}`]) {
        await account.send('/v1/payment_methods', {
          method: 'POST', body: card, headers: { ...form, authorization: `Bearer ${key}`, 'idempotency-key': name },
        });
      }
      const { createCompany } = /** @type {{ createCompany: { error: { message: string } | null } }} */ (await outsider.graphql(
        'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { error { message } } }',
        { input: { id: companyId, name: 'Used up' } },
      ));
      if (createCompany.error) throw new NotHere(createCompany.error.message);
      const answer = await target.send('/api/v1/billing/card/setup', { json: { companyId }, token: outsider.token });
      await outsider.graphql('mutation ($id: ID!) { deleteCompany(id: $id) { error { message } } }', { id: companyId });
      assert.equal(answer.status, 200);
    },
  },
  {
    name: 'a real card’s number: it is not taken, and comes back nowhere',
    async run(target) {
      const { key, origin } = await localAccountOf(target);
      const account = new Target(origin);
      // Of a bank that issues no test cards; its check digit is right.
      const number = '4929120000000004';
      const body = new URLSearchParams({
        type: 'card', 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '2040', 'card[cvc]': '123',
      }).toString();
      const answer = await account.send('/v1/payment_methods', {
        method: 'POST', body, headers: { ...form, authorization: `Bearer ${key}` },
      });
      assert.equal(answer.status, 402);
      assert.ok(!(await answer.text()).includes(number));
      const page = await target.send('/');
      const policy = page.headers.get('content-security-policy') ?? '';
      const rule = (/** @type {string} */ name) => policy.split(';').find((one) => one.trim().startsWith(`${name} `)) ?? '';
      assert.ok(rule('frame-src').includes(origin), 'the frame is the account’s');
      for (const name of [
        'connect-src', 'script-src', 'form-action', 'default-src',
      ]) assert.ok(!rule(name).includes(origin), `${name} lets our pages speak to the account`);
    },
  },
];
