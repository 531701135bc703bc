import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

const CREATE = 'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { channel { participantCount } error { code } } }';

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'putting somebody one has never met into a CLOSE channel',
    async run(target) {
      const [stranger, founder] = [await target.demo('outsider'), await target.demo('founder')];
      const { me } = /** @type {{ me: { user: { id: string } } }} */ (await founder.graphql('{ me { user { id } } }'));
      const id = randomUUID();
      try {
        const { createChannel } = /** @type {{ createChannel: { channel: { participantCount: number } } }} */ (await stranger.graphql(
          CREATE, { input: { id, name: 'A great offer', type: 'CLOSE', participantIds: [me.user.id] } },
        ));
        assert.equal(createChannel.channel.participantCount, 1);
        const { inboxEntry } = /** @type {{ inboxEntry: unknown }} */ (await founder.graphql(
          'query ($id: ID!) { inboxEntry(channelId: $id) { id } }', { id },
        ));
        assert.equal(inboxEntry, null);
      } finally {
        await stranger.graphql('mutation ($id: ID!) { deleteChannel(id: $id) { error { code } } }', { id });
      }
    },
  },
];
