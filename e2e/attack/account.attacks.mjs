import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { linkTo, newcomer, signIn } from './newcomer.mjs';

/** @typedef {import('./newcomer.mjs').Person} Person */
/** @typedef {import('./target.mjs').Target} Target */

const HALF_MINUTE = 30_000;

/** @param {string} secret @param {number} [after] ms */
const numberOf = (secret, after = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + after });

/**
 * Somebody with two-factor, turned on by the number of the half minute before.
 * @param {Target} target
 * @returns {Promise<Person & { secret: string, codes: string[] }>}
 */
async function guarded(target) {
  const person = await newcomer(target);
  const { secret } = /** @type {{ secret: string }} */ (await (await target.send('/api/v1/account/two-factor', {
    json: {}, token: person.token,
  })).json());
  const answer = await target.send('/api/v1/account/two-factor/confirm', {
    json: { code: numberOf(secret, -HALF_MINUTE) }, token: person.token,
  });
  assert.equal(answer.status, 200, 'two-factor could not be turned on');
  return { ...person, secret, codes: /** @type {{ codes: string[] }} */ (await answer.json()).codes };
}

/** @param {Target} target @param {Person} person @returns {Promise<string>} */
async function ticketOf(target, { email, password }) {
  const answer = await target.send('/api/v1/auth/login', { json: { email, password } });
  return /** @type {{ twoFactor: { ticket: string } }} */ (await answer.json()).twoFactor.ticket;
}

/** @param {Target} target @param {string} ticket @param {object} given */
const give = async (target, ticket, given) => (await target.send('/api/v1/auth/second-factor', { json: { ticket, ...given } })).status;

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'a number of two-factor a second time, at once, and those of the half minutes beside it',
    async run(target) {
      const person = await guarded(target);
      const code = numberOf(person.secret);
      const tickets = [await ticketOf(target, person), await ticketOf(target, person), await ticketOf(target, person)];
      const [first = '', second = '', third = ''] = tickets;
      const atOnce = await Promise.all([give(target, first, { code }), give(target, second, { code })]);
      assert.deepEqual(atOnce.toSorted(), [200, 422], 'one number let in twice');
      for (const after of [0, -HALF_MINUTE, -2 * HALF_MINUTE]) assert.equal(
        await give(target, third, { code: numberOf(person.secret, after) }), 422, `${after} ms`,
      );
    },
  },
  {
    name: 'guesses at the second factor, spread over sign-ins and addresses',
    async run(target) {
      const person = await guarded(target);
      const statuses = [];
      for (let guess = 0; guess < 12; guess++) {
        // Four of the five that a sign-in takes, then the next one.
        const ticket = guess % 4 === 0 ? await ticketOf(target, person) : statuses.at(-1)?.ticket ?? '';
        const code = String((Number(numberOf(person.secret)) + 1 + guess) % 1_000_000).padStart(6, '0');
        const { status } = await target.send('/api/v1/auth/second-factor', {
          json: { ticket, code }, headers: { 'x-forwarded-for': `203.0.113.${guess}` },
        });
        statuses.push({ ticket, status });
      }
      const answered = statuses.map(({ status }) => status);
      assert.ok(!answered.includes(200) && answered.at(-1) === 429, `it was answered ${answered.join(' ')}`);
    },
  },
  {
    name: 'a recovery code twice at once, and a ticket of before the password changed',
    async run(target) {
      const person = await guarded(target);
      const [recoveryCode = '', other = ''] = person.codes;
      const [first, second, kept] = [await ticketOf(target, person), await ticketOf(target, person), await ticketOf(target, person)];
      const atOnce = await Promise.all([first, second].map((ticket) => give(target, ticket, { recoveryCode })));
      assert.deepEqual(atOnce.toSorted(), [200, 422], 'a code let in twice');
      const changed = { currentPassword: person.password, newPassword: `Another-${person.password}` };
      assert.equal(
        (await target.send('/api/v1/users/change-password', { method: 'PATCH', json: changed, token: person.token })).status, 200,
      );
      assert.equal(await give(target, kept, { recoveryCode: other }), 403, 'the old password still leads in');
    },
  },
  {
    name: 'what protects somebody else: devices, passkeys, export, a company that is offered',
    async run(target) {
      const [victim, thief] = [await newcomer(target), await newcomer(target)];
      /** @param {string} token */
      const devices = async (token) => (
        (await (await target.send('/api/v1/account/security', { token })).json()).devices
      );
      const before = await devices(victim.token);
      const [device] = before;
      const tries = [
        ['DELETE', `/account/sessions/${device?.id}`], ['PATCH', '/account/passkeys/abc'], ['GET', `/account/export/${randomUUID()}/file`],
        ['POST', '/companies/owner'], ['POST', '/companies/owner/answer'],
      ];
      const json = { companyId: randomUUID(), userId: randomUUID(), accepts: true, name: 'Mine' };
      for (const [method = '', path = ''] of tries) {
        const { status } = await target.send(`/api/v1${path}`, { method, token: thief.token, ...(method !== 'GET' && { json }) });
        assert.ok([403, 404].includes(status), `${method} ${path} was answered ${status}`);
      }
      assert.equal((await devices(victim.token)).length, before.length, 'the device was signed out');
    },
  },
  {
    name: 'an address that a thief asked for, after the owner has signed the thief out',
    async run(target) {
      const owner = await newcomer(target);
      const thief = await signIn(target, owner);
      const theirs = target.stranger().email;
      await target.send('/api/v1/users/email', { json: { email: theirs }, token: thief.token });
      const token = await linkTo(target, theirs, '/auth/verify-email');
      await target.send('/api/v1/account/sessions/close-others', { json: {}, token: owner.token });
      assert.equal((await target.send('/api/v1/users/verify_email', { json: { token } })).status, 400, 'the account went to the thief');
      await signIn(target, owner);
    },
  },
  {
    name: 'an answer of a passkey that nobody has, to an old question, a made-up one, and one that asks to keep',
    async run(target) {
      const asked = /** @type {{ challenge: string }} */ (await (await target.send('/api/v1/auth/passkey/options', { json: {} })).json());
      for (const challenge of [asked.challenge, asked.challenge, randomUUID()]) {
        const clientDataJSON = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: target.url, crossOrigin: false }))
          .toString('base64url');
        const response = {
          id: 'abc', rawId: 'abc', type: 'public-key', clientExtensionResults: {},
          response: { clientDataJSON, authenticatorData: 'AA', signature: 'AA' },
        };
        assert.equal((await target.send('/api/v1/auth/passkey', { json: { response } })).status, 403);
      }
      for (const response of [{}, { response: null }, { id: {}, response: { clientDataJSON: '%' } }])
        assert.equal((await target.send('/api/v1/auth/passkey', { json: { response } })).status, 403);
    },
  },
  {
    name: 'an account that was given up, by its tokens, by a password alone, and by a link of before',
    async run(target) {
      const person = await newcomer(target);
      await target.send('/api/v1/auth/reset_password', { json: { email: person.email } });
      const reset = await linkTo(target, person.email, '/auth/set-password');
      assert.equal((await target.send('/api/v1/account/end', { json: { word: 'DELETE' }, token: person.token })).status, 200);
      assert.equal((await target.send('/api/v1/account/security', { token: person.token })).status, 401);
      assert.equal((await target.send('/api/v1/auth/token', { json: { refresh_token: person.refreshToken } })).status, 401);
      assert.equal((await target.send('/api/v1/auth/login', { json: { email: person.email, password: person.password } })).status, 403);
      const password = `Back-again-${person.password}`;
      const set = () => target.send('/api/v1/auth/set_password', { method: 'PATCH', json: { password }, headers: { token: reset } });
      assert.deepEqual([(await set()).status, (await set()).status], [200, 400], 'a link of a mail works twice');
      assert.equal(
        (await target.send('/api/v1/auth/login', { json: { email: person.email, password } })).status, 403,
        'a reset keeps an account that nobody kept',
      );
    },
  },
];
