import assert from 'node:assert/strict';
import { createHash, createPrivateKey, randomUUID, sign } from 'node:crypto';

/** @typedef {import('./target.mjs').Target} Target */

const ORIGIN = 'https://shop.example';
const CREATE = `mutation ($companyId: ID!, $id: ID!, $origins: [String!]!) {
  createPartner(companyId: $companyId, id: $id, name: "Attacked", origins: $origins) { partner { id keyId } signingKey error { code } }
}`;

/** @param {object} part */
const encode = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * A partner of the demo company, for as long as the attack takes.
 * @param {Target} target
 * @param {(partner: { id: string, token: (claims?: Record<string, unknown>) => string, enter: (token: string) => Promise<{ status: number,
 * body: any }> }) => Promise<void>} attack
 */
async function againstPartner(target, attack) {
  const founder = await target.demo('founder');
  const companyId = await founder.companyId();
  const id = randomUUID();
  const { createPartner: made } = await founder.graphql(CREATE, { companyId, id, origins: [ORIGIN] });
  assert.equal(made.error, null);
  const key = createPrivateKey(made.signingKey);
  const token = (claims = {}) => {
    const now = Math.floor(Date.now() / 1000);
    const text =
      `${encode({ alg: 'EdDSA', kid: made.partner.keyId })}.${encode({ iss: id, aud: 'heartwood-messaging', sub: 'customer', name: 'Carla Customer', jti: randomUUID(), iat: now, exp: now + 60, ...claims })}`;
    return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
  };
  const enter = async (given) => {
    const answer = await target.send('/api/v1/embed/token', { json: { partner: id, token: given, origin: ORIGIN } });
    return { status: answer.status, body: await answer.json() };
  };
  try {
    await attack({ id, token, enter });
  } finally {
    await founder.graphql('mutation ($id: ID!) { revokePartner(id: $id) { error { code } } }', { id });
  }
}

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'sign up with the address that was once invented for a partner’s visitor',
    run: (target) => againstPartner(target, async ({ id, token, enter }) => {
      const email = `${createHash('sha256').update('customer').digest('hex').slice(0, 40)}@${id}.partner.invalid`;
      const signUp = () => (
        target.send('/api/v1/users', { json: { email, firstname: 'Heartwood', lastname: 'Support', password: `Quiet-${randomUUID()}` } })
      );
      assert.equal((await signUp()).status, 422);
      const { status, body } = await enter(token());
      assert.equal(status, 200);
      assert.equal((await signUp()).status, 422);
      assert.deepEqual((await enter(token())).body.user, { ...body.user, firstname: 'Carla', lastname: 'Customer' });
    }),
  },
  {
    name: 'use a partner’s token a second time',
    run: (target) => againstPartner(target, async ({ token, enter }) => {
      const taken = token();
      assert.equal((await enter(taken)).status, 200);
      const { status, body } = await enter(taken);
      assert.deepEqual([status, body.error.code], [403, 'EMBED_USED']);
    }),
  },
  {
    name: 'tokens that live too long, or whose person or id is no text',
    run: (target) => againstPartner(target, async ({ token, enter }) => {
      const now = Math.floor(Date.now() / 1000);
      for (const claims of [
        { exp: now + 301, iat: now }, { sub: { id: 1 } }, { sub: 'a\u0000b' }, { sub: undefined }, { jti: undefined }, { jti: ['x'] },
        { jti: 'a\u0000b' },
      ]) {
        const { status, body } = await enter(token(claims));
        assert.deepEqual([status, body.error.code], [403, 'EMBED_BAD_TOKEN'], JSON.stringify(claims));
      }
    }),
  },
  {
    name: 'a visitor’s session in the place of a member’s',
    run: (target) => againstPartner(target, async ({ token, enter }) => {
      const { body } = await enter(token());
      const answer = await target.send('/graphql', { json: { query: '{ me { user { id } } }' }, token: body.token });
      assert.doesNotMatch(await answer.text(), /"user":\{/);
      assert.equal((await target.send('/api/v1/auth/token', { json: { refresh_token: body.token } })).status, 401);
    }),
  },
  {
    name: 'ask for a session from a foreign page',
    run: (target) => againstPartner(target, async ({ id, token }) => {
      const answer = await target.send('/api/v1/embed/token', {
        json: { partner: id, token: token(), origin: ORIGIN }, headers: { origin: ORIGIN },
      });
      assert.equal(answer.status, 403);
    }),
  },
  {
    name: 'origins that write into the policy of the frame',
    async run(target) {
      const founder = await target.demo('founder');
      const companyId = await founder.companyId();
      for (const origin of [
        'https://a.example;sandbox', 'https://a.example,x', "https://'self'", 'https://*.a.example', 'http://a.example',
        'https://a.example/path',
      ]) {
        const { createPartner: made } = await founder.graphql(CREATE, { companyId, id: randomUUID(), origins: [origin] });
        assert.deepEqual([made.partner, made.error?.code], [null, 'INVALID'], origin);
      }
    },
  },
];
