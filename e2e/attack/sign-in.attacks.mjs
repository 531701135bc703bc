import assert from 'node:assert/strict';

const api = '/api/v1';

/** @param {import('./target.mjs').Target} target @param {string} path @param {unknown} json */
const post = (target, path, json) => target.send(api + path, { json });

/**
 * Tokens of the confirmation links that reached an address, newest first.
 * @param {import('./target.mjs').Target} target @param {string} address
 */
async function linksTo(target, address) {
  const mails = await target.mailsTo(address);
  return mails.flatMap(({ text }) => /verify-email\?token=([\w.-]+)/.exec(text)?.[1] ?? []);
}

/** @param {Response} answer @param {string} field */
async function refusesField(answer, field) {
  assert.equal(answer.status, 422);
  const { error } = /** @type {{ error: { field: string } }} */ (await answer.json());
  assert.equal(error.field, field);
}

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'a sign-up over the unconfirmed one of somebody else brings no password into their account',
    async run(target) {
      const owner = target.stranger();
      const thief = { ...target.stranger(), email: owner.email };
      const { id } = /** @type {{ id: string }} */ (await (await post(target, '/users', owner)).json());
      await post(target, '/users', thief);
      await post(target, '/users/resendVerifyEmail', { email: owner.email });
      const [newest, ...others] = await linksTo(target, owner.email);
      // The owner opens what lies on top, and then the rest, in the browser that signed up.
      for (const token of [newest, ...others]) await post(target, '/users/verify_email', { token, requests: [id] });
      assert.equal((await post(target, '/auth/login', { email: owner.email, password: thief.password })).status, 401);
      assert.equal((await post(target, '/auth/login', { email: owner.email, password: owner.password })).status, 200);
    },
  },
  {
    name: 'a common password, one with marks around it, the own name and our name are no passwords',
    async run(target) {
      for (const password of [
        'qwertyuiop', 'P@ssw0rd2024!', 'SomeStranger1', 'heartwood2024', 'nine-char',
      ]) await refusesField(await post(target, '/users', { ...target.stranger(), password }), 'password');
    },
  },
  {
    name: 'wrong guesses of a stranger do not keep the owner out where they have signed in before',
    async run(target) {
      const owner = target.stranger();
      await post(target, '/users', owner);
      const [token] = await linksTo(target, owner.email);
      const { device } = /** @type {{ device: string }} */ (await (await post(target, '/users/verify_email', { token })).json());
      const statuses = [];
      for (let i = 0; i < 12; i++) statuses.push(
        (await post(target, '/auth/login', { email: owner.email, password: `guess ${i}` })).status,
      );
      assert.equal(statuses.at(-1), 429);
      assert.equal((await post(target, '/auth/login', { email: owner.email, password: owner.password, device })).status, 200);
    },
  },
  {
    name: 'a name that is a link or turns the writing around is refused before it reaches a mail',
    async run(target) {
      for (const firstname of [
        'heartwood-login.example', 'Security evil.example/login', 'moc.evil\u202E',
      ]) await refusesField(await post(target, '/users', { ...target.stranger(), firstname }), 'firstname');
    },
  },
  {
    name: 'a sign-in with Google without the secret of a page of ours',
    async run(target) {
      const answer = await post(target, '/users/google-sign-on', { idToken: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' });
      assert.ok([400, 404, 503].includes(answer.status), `answered ${answer.status}`);
    },
  },
];
