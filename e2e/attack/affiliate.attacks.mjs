import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { companyOf } from './company.mjs';

/** @typedef {{ error: { code: string } | null }} Payload */

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'asking for a place among affiliates in the name of another company, by its header',
    async run(target) {
      const [stranger, founder] = [await target.demo('outsider'), await target.demo('founder')];
      for (const headers of [
        { 'x-company-id': await companyOf(founder) }, { 'x-company-id': randomUUID() }, { 'x-company-id': "' or 1=1" }, {},
      ]) {
        const { status } = await target.send('/api/v1/helpers/affiliate/request', { method: 'POST', token: stranger.token, headers });
        assert.equal(status, 403, JSON.stringify(headers));
      }
    },
  },
  {
    name: 'reading or changing what another company earns, and saying that it referred one',
    async run(target) {
      const [stranger, founder] = [await target.demo('outsider'), await target.demo('founder')];
      const [companyId, own] = [await companyOf(founder), await companyOf(stranger)];
      const { affiliate } = /** @type {{ affiliate: unknown }} */ (await stranger.graphql(
        'query ($c: ID!) { affiliate(companyId: $c) { clicks } }', { c: companyId },
      ));
      assert.equal(affiliate, null);
      for (const field of ['coupons', 'referrals', 'couponUses']) {
        await assert.rejects(stranger.graphql(`query ($c: ID!) { ${field}(companyId: $c) { total } }`, { c: companyId }), field);
      }
      const made = /** @type {{ createCoupon: Payload }} */ (await stranger.graphql(
        'mutation ($c: ID!) { createCoupon(companyId: $c, code: "STOLEN26", discount: 40, commission: 30) { error { code } } }',
        { c: companyId },
      ));
      assert.equal(made.createCoupon.error?.code, 'FORBIDDEN');
      const said = /** @type {{ recordReferral: Payload }} */ (await stranger.graphql(
        'mutation ($a: ID!, $b: ID!) { recordReferral(companyReferred: $a, companyThatRefers: $b) { error { code } } }',
        { a: own, b: companyId },
      ));
      assert.equal(said.recordReferral.error?.code, 'INVALID');
    },
  },
  {
    name: 'deciding on requests, referrals and payouts without the operator’s word',
    async run(target) {
      const founder = await target.demo('founder');
      const companyId = await companyOf(founder);
      for (const [path, json] of /** @type {const} */ ([
        ['', { companyId, isAccepted: true }], ['/coupons', { code: 'LOOP26', isAccepted: true }],
        ['/referrals', { id: randomUUID(), isCounted: true }], ['/payouts', { companyId, reference: 'SEPA', isReviewed: true }],
      ])) {
        for (const headers of [{}, { 'x-operator-token': '' }, { 'x-operator-token': 'a'.repeat(32) }]) {
          assert.equal(
            (await target.send(`/api/v1/operator/affiliates${path}`, { json, token: founder.token, headers })).status, 404, path,
          );
        }
      }
      assert.equal((await target.send('/api/v1/operator/affiliates', { token: founder.token })).status, 404);
    },
  },
  {
    name: 'learning by clicks which codes there are',
    async run(target) {
      const statuses = [];
      for (const code of ['NOBODY26', 'LOOP26', "' or 1=1 --", 'x'.repeat(20)]) {
        const answer = await target.send('/api/v1/affiliate/clicks', { json: { code, visitor: randomUUID() } });
        statuses.push(`${answer.status} ${await answer.text()}`);
      }
      assert.deepEqual([...new Set(statuses)], ['204 ']);
    },
  },
];
