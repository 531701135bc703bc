import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';

const LIST = '{ notifications(unreadOnly: false) { nodes { id } unread } }';
const DIGEST = '{ notificationDigest }';

/** @typedef {{ notifications: { nodes: { id: string }[], unread: number } }} List */

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'reading and removing what somebody else is told',
    async run(target) {
      const [colleague, founder] = [await target.demo('viewer'), await target.demo('founder')];
      const before = /** @type {List} */ (await founder.graphql(LIST));
      for (const { id } of before.notifications.nodes) {
        await colleague.graphql('mutation ($id: ID!) { removeNotification(id: $id) { unread } }', { id });
        await colleague.graphql('mutation ($id: ID!) { markNotificationsRead(ids: [$id]) { unread } }', { id });
      }
      assert.deepEqual(await founder.graphql(LIST), before);
    },
  },
  {
    name: 'turning the pages of what somebody else is told',
    async run(target) {
      const [colleague, founder] = [await target.demo('viewer'), await target.demo('founder')];
      const told = (/** @type {List} */ (await colleague.graphql(LIST))).notifications.nodes.map(({ id }) => id);
      const theirs = (/** @type {List} */ (await founder.graphql(LIST))).notifications.nodes.map(({ id }) => id);
      assert.deepEqual(told.filter((id) => theirs.includes(id)), []);
      // A cursor is nobody's secret: it opens the page of whoever asks with it.
      const page = 'query ($after: String) { notifications(unreadOnly: false, first: 1, after: $after) { endCursor nodes { id } } }';
      const first = /** @type {{ notifications: { endCursor: string } }} */ (await founder.graphql(page));
      const next = /** @type {List} */ (await colleague.graphql(page, { after: first.notifications.endCursor }));
      assert.deepEqual(next.notifications.nodes.filter(({ id }) => theirs.includes(id)), []);
    },
  },
  {
    name: 'leading the pushes of somebody to a browser of ours, by its address',
    async run(target) {
      const founder = await target.demo('founder');
      const [theirs, ours] = ['a', 'b'].map((name) => ({
        endpoint: `https://push.example/${name}-${randomUUID()}`, auth: randomBytes(16).toString('base64url'),
        p256dh: Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url'),
      }));
      const save = `mutation ($endpoint: String!, $p256dh: String!, $auth: String!) {
        savePushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { error { message } }
      }`;
      assert.deepEqual(await founder.graphql(save, theirs), { savePushSubscription: { error: null } });
      const renew = (/** @type {string} */ auth, /** @type {Record<string, string>} */ headers = {}) => (
        target.send('/api/v1/notifications/push-renewal', { json: { known: { endpoint: theirs?.endpoint, auth }, next: ours }, headers })
      );
      for (const auth of [
        '%', 'null', ours?.auth ?? '', randomBytes(16).toString('base64url'),
      ]) assert.equal((await renew(auth)).status, 404);
      assert.equal((await renew(theirs?.auth ?? '', { origin: 'https://evil.example' })).status, 403);
      // Their own browser is known as before: it alone can say so.
      assert.equal((await renew(theirs?.auth ?? '')).status, 204);
      await founder.graphql('mutation ($endpoint: String!) { removePushSubscription(endpoint: $endpoint) { error { message } } }', {
        endpoint: ours?.endpoint,
      });
    },
  },
  {
    name: "ending somebody's digest with a token that was made up",
    async run(target) {
      const founder = await target.demo('founder');
      const before = await founder.graphql(DIGEST);
      for (const token of ['', 'null', randomUUID(), `${Buffer.from(JSON.stringify({ sub: randomUUID() })).toString('base64url')}.x`]) {
        const { status } = await target.send(`/api/v1/notifications/digest-off?token=${encodeURIComponent(token)}`, { method: 'POST' });
        assert.equal(status, 400, `"${token}"`);
      }
      assert.notEqual((await target.send(`/api/v1/notifications/digest-off?token=${founder.token ?? ''}`, { method: 'POST' })).status, 204);
      assert.deepEqual(await founder.graphql(DIGEST), before);
    },
  },
];
