import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

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
