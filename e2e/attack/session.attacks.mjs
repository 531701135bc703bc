import assert from 'node:assert/strict';
import { linkTo, newcomer, signIn } from './newcomer.mjs';

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'a refresh token used six times at once, for a second chain',
    async run(target) {
      const { refreshToken } = await newcomer(target);
      const uses = await Promise.all(Array.from(
        { length: 6 }, () => target.send('/api/v1/auth/token', { json: { refresh_token: refreshToken } }),
      ));
      const successors = await Promise.all(uses.map(async (answer) => (
        (await answer.json()).refreshToken
      )));
      assert.deepEqual(new Set(uses.map(({ status }) => status)), new Set([200]));
      assert.equal(new Set(successors).size, 1, 'several successors were handed out');
    },
  },
  {
    name: 'an access token with a changed audience, or without its key',
    async run(target) {
      const { token } = await newcomer(target);
      const [head = '', body = '', signature = ''] = token.split('.');
      /** @param {string} part @returns {Record<string, unknown>} */
      const open = (part) => JSON.parse(Buffer.from(part, 'base64url').toString());
      /** @param {unknown} value */
      const seal = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const forged = [
        `${head}.${seal({ ...open(body), aud: 'heartwood-embed' })}.${signature}`,
        `${seal({ ...open(head), kid: 'another' })}.${body}.${signature}`, `${seal({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
      ];
      assert.equal((await target.send('/api/v1/users/email', { json: {}, token })).status, 422, 'the true token is good');
      for (const each of forged) assert.equal((await target.send('/api/v1/users/email', { json: {}, token: each })).status, 401);
    },
  },
  {
    name: 'guessing the password with a stolen access token',
    async run(target) {
      const { token } = await newcomer(target);
      const statuses = [];
      for (let i = 0; i < 12; i++) statuses.push(
        (await target.send('/api/v1/auth/confirm', { json: { password: `guess number ${i}` }, token })).status,
      );
      assert.deepEqual([...new Set(statuses)], [422, 429]);
    },
  },
  {
    name: 'taking an account by a change of address: the old one hears at once and takes it back',
    async run(target) {
      const victim = await newcomer(target);
      const thief = await signIn(target, victim);
      const theirs = target.stranger().email;
      await target.send('/api/v1/users/email', { json: { email: theirs }, token: thief.token });
      const undo = await linkTo(target, victim.email, '/auth/undo-address');
      await target.send('/api/v1/users/verify_email', { json: { token: await linkTo(target, theirs, '/auth/verify-email') } });
      const answer = await target.send('/api/v1/users/email/undo', { json: { token: undo } });
      assert.equal(answer.status, 200);
      const { resetToken } = /** @type {{ resetToken: string }} */ (await answer.json());
      assert.equal(
        (await target.send('/api/v1/users/email', { json: {}, token: thief.token })).status, 401, 'the thief is still signed in',
      );
      assert.equal(
        (await target.send('/api/v1/auth/token', { json: { refresh_token: thief.refreshToken } })).status, 401, 'the thief can go on',
      );
      for (const email of [victim.email, theirs]) assert.equal(
        (await target.send('/api/v1/auth/login', { json: { email, password: victim.password } })).status, 401,
      );
      const password = `Mine-again-${victim.password}`;
      await target.send('/api/v1/auth/set_password', { method: 'PATCH', json: { password }, headers: { token: resetToken } });
      await signIn(target, { email: victim.email, password });
      assert.equal((await target.send('/api/v1/users/email/undo', { json: { token: undo } })).status, 400, 'the link works twice');
    },
  },
];
