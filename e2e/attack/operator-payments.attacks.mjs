import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { companyOf } from './company.mjs';

/** @typedef {readonly ['GET' | 'POST', string, object?]} Door */

/** @param {string} companyId @returns {readonly Door[]} */
const doors = (companyId) => [
  ['GET', 'payments/events'], ['POST', 'payments/retry', { id: 'evt_1' }], ['POST', 'payments/prepare', {}],
  ['POST', 'payments/refund', { id: randomUUID() }],
  ['GET', 'affiliates'], ['POST', 'affiliates', { companyId, isAccepted: true }],
  ['POST', 'affiliates/coupons', { code: 'LOOP26', isAccepted: true }],
  ['POST', 'affiliates/referrals', { id: randomUUID(), isCounted: true }],
  ['POST', 'affiliates/payouts', { companyId, reference: 'SEPA', isReviewed: true }],
  ['POST', 'affiliates/payouts/came-back', { companyId, reference: 'SEPA', reason: 'Account closed' }],
];

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'the operator’s doors without the operator’s word: nothing is there, however it is asked',
    async run(target) {
      const founder = await target.demo('founder');
      const companyId = await companyOf(founder);
      const nothing = await target.send('/api/v1/operator/nothing', { token: founder.token });
      const words = (/** @type {string} */ text) => text.replaceAll(/"id":"[^"]*"/g, '');
      const unknown = words(await nothing.text());
      // Each guess counts: an address may ask for sixty a minute.
      for (const headers of [{}, { 'x-operator-token': '' }, { 'x-operator-token': 'undefined' }, { 'x-operator-token': 'o'.repeat(32) }]) {
        for (const [method, path, json] of doors(companyId)) {
          const answer = await target.send(`/api/v1/operator/${path}`, { method, token: founder.token, headers, ...(json && { json }) });
          assert.equal(answer.status, 404, `${method} ${path} ${JSON.stringify(headers)}`);
          assert.equal(words(await answer.text()), unknown, `${path} tells that it is there`);
        }
      }
    },
  },
  {
    name: 'guessing the operator’s word without end',
    async run(target) {
      const statuses = [];
      for (let i = 0; i < 70; i++) {
        const { status } = await target.send('/api/v1/operator/payments/refund', {
          json: { id: randomUUID() }, headers: { 'x-operator-token': `guess number ${i} of a long word` },
        });
        statuses.push(status);
      }
      assert.deepEqual([...new Set(statuses)], [404, 429]);
    },
  },
];
