import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';

/** @typedef {import('./target.mjs').Target} Target */

/** Words that a signature could be made with, if somebody had left them: of the local account's own command, of manuals, and none. */
const SECRETS = ['whsec_local', 'whsec_test', 'whsec_', ''];

/** @param {string} secret @param {string} payload */
const sign = (secret, payload, seconds = Math.floor(Date.now() / 1000)) => (
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`
);

const event = () => JSON.stringify({
  id: `evt_${randomUUID()}`, object: 'event', api_version: '2025-01-01', created: Math.floor(Date.now() / 1000), type: 'invoice.paid',
  livemode: false,
  data: { object: { id: 'in_1', object: 'invoice', customer: 'cus_1', status: 'paid', amount_paid: 1_000_000 } },
});

/** @param {Target} target @param {string} body @param {Record<string, string>} headers */
async function tell(target, body, headers) {
  const answer = await target.send('/api/v1/stripe/webhook', {
    method: 'POST', body, headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
  return { status: answer.status, text: await answer.text() };
}

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'news of payments that the payment provider never sent',
    async run(target) {
      const body = event();
      const signatures = [
        ...SECRETS.map((secret) => sign(secret, body)), '', 't=1,v1=', `t=${Date.now()},v1=${'0'.repeat(64)}`, 'v1=a,v0=b',
        `${sign('whsec_local', body)},v1=${'f'.repeat(64)}`,
        'x'.repeat(8_000),
      ];
      for (const signature of signatures) {
        const { status, text } = await tell(target, body, { 'stripe-signature': signature });
        assert.ok([400, 404, 431].includes(status), `${signature.slice(0, 80)}: ${status}`);
        assert.doesNotMatch(text, /whsec|expected signature|payload/i, 'the answer tells how it is checked');
      }
      assert.ok([400, 404].includes((await tell(target, body, {})).status));
    },
  },
  {
    name: 'news that are old, of tomorrow, changed after they were signed, or signed twice',
    async run(target) {
      const body = event();
      const now = Math.floor(Date.now() / 1000);
      for (const secret of SECRETS) {
        for (const seconds of [0, now - 3600, now - 301, now + 3600, Number.MAX_SAFE_INTEGER]) {
          assert.ok(
            [400, 404].includes((await tell(target, body, { 'stripe-signature': sign(secret, body, seconds) })).status),
            `${secret} ${seconds}`,
          );
        }
        const changed = body.replace('1000000', '9000000');
        assert.ok([400, 404].includes((await tell(target, changed, { 'stripe-signature': sign(secret, body) })).status), 'changed');
      }
    },
  },
  {
    name: 'news that are huge, no JSON, or of another content type',
    async run(target) {
      const huge = JSON.stringify({ more: 'x'.repeat(600 * 1024) });
      assert.equal((await tell(target, huge, { 'stripe-signature': sign('whsec_local', huge) })).status, 413);
      assert.equal((await target.send('/readyz')).status, 200);
      for (const [type, body] of /** @type {const} */ ([
        ['application/x-www-form-urlencoded', 'id=evt_1&type=invoice.paid'], ['text/plain', '{}'], ['application/json', '['],
        ['application/json', ''],
        ['multipart/form-data; boundary=x', '--x--'],
        ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
      ])) {
        const { status, text } = await tell(target, body, { 'content-type': type, 'stripe-signature': sign('whsec_local', body) });
        assert.ok([400, 404, 415].includes(status), `${type}: ${status}`);
        assert.doesNotMatch(text, /root:/);
      }
    },
  },
  {
    name: 'news by another method, or past the door by another way to write its path',
    async run(target) {
      const body = event();
      for (const [method, path] of /** @type {const} */ ([
        ['GET', '/api/v1/stripe/webhook'], ['PUT', '/api/v1/stripe/webhook'], ['POST', '/api/v1/stripe/webhook/'],
        ['POST', '/api/v1/stripe//webhook'], ['POST', '/api/v1/stripe%2fwebhook'],
      ])) {
        const sent = method === 'GET' ? {} : { body };
        const { status } = await target.send(path, {
          method, ...sent, headers: { 'content-type': 'application/json', 'stripe-signature': sign('whsec_local', body) },
        });
        assert.ok(status >= 400 && status < 500, `${method} ${path}: ${status}`);
      }
    },
  },
];
