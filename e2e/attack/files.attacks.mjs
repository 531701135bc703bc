import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

/** @typedef {import('../server/api-client.mjs').ApiClient} ApiClient */
/** @typedef {{ id: string, name: string, type: string, size: number, url: string }} Uploaded */
/**
 * @typedef {{ sendChannelMessage: { message: { id: string, attachments: Uploaded[] } | null, error: { message: string } | null } }} Sent
 */

/** @param {import('./target.mjs').Target} target @param {ApiClient} who @param {string} [name] @param {string} [text] */
async function upload(target, who, name = 'plan.txt', text = 'for our eyes only') {
  const body = new FormData();
  body.set('fileType', 'file');
  body.set('file', new Blob([text], { type: 'text/plain' }), name);
  const answer = await target.send('/api/v1/helpers/uploadFile', { method: 'POST', body, token: who.token });
  return { status: answer.status, file: /** @type {Uploaded} */ (await answer.json()) };
}

/** @param {ApiClient} who @param {string} channelId @param {object[]} attachments */
async function send(who, channelId, attachments) {
  const { sendChannelMessage } = /** @type {Sent} */ (await who.graphql(
    'mutation ($channelId: ID!, $input: MessageInput!) { sendChannelMessage(channelId: $channelId, input: $input) { message { id attachments { id name type size url } } error { message } } }',
    { channelId, input: { id: randomUUID(), body: '', attachments } },
  ));
  return sendChannelMessage;
}

/**
 * A CLOSE channel of the founder alone, for one attack.
 * @param {import('./target.mjs').Target} target
 * @param {(room: { founder: ApiClient, channelId: string }) => Promise<void>} attack
 */
async function inSecret(target, attack) {
  const founder = await target.demo('founder');
  const channelId = randomUUID();
  await founder.graphql('mutation ($input: CreateChannelInput!) { createChannel(input: $input) { error { message } } }', {
    input: { id: channelId, name: 'Secret', type: 'CLOSE' },
  });
  try {
    await attack({ founder, channelId });
  } finally {
    await founder.graphql('mutation ($id: ID!) { deleteChannel(id: $id) { error { message } } }', { id: channelId });
  }
}

/** @param {{ message: { attachments: Uploaded[] } | null }} sent */
const addressIn = ({ message }) => message?.attachments[0]?.url ?? '';

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'a file of a CLOSE channel without a signature, with that of another file, changed, and ended',
    run: (target) => inSecret(target, async ({ founder, channelId }) => {
      const url = addressIn(await send(founder, channelId, [(await upload(target, founder)).file]));
      const other = addressIn(await send(founder, channelId, [(await upload(target, founder)).file]));
      const [path = '', query = ''] = url.split('?');
      const later = query.replace(/e=(\d+)/, (_all, end) => `e=${Number(end) + 36_000}`);
      const ended = query.replace(/e=(\d+)/, (_all, end) => `e=${Number(end) - 36_000}`);
      for (const wrong of [path, path.split('/').slice(0, 3)
        .join('/'), `${path}?${other.split('?')[1]}`, `${path}?${later}`, `${path}?${ended}`]) {
        const answer = await target.send(wrong);
        assert.equal(answer.status, 404, wrong);
        assert.doesNotMatch(await answer.text(), /our eyes/);
      }
      const good = await target.send(url);
      assert.equal(good.status, 200);
      assert.match(good.headers.get('cache-control') ?? '', /^private\b/);
    }),
  },
  {
    name: 'a fresh address of a file that one may not see',
    run: (target) => inSecret(target, async ({ founder, channelId }) => {
      const { file } = await upload(target, founder);
      const outsider = await target.demo('outsider');
      const ask = () => target.send(`/api/v1/files/${file.id}/address`, { token: outsider.token });
      assert.equal((await ask()).status, 404, 'while it is an upload');
      await send(founder, channelId, [file]);
      assert.equal((await ask()).status, 404, 'once it is in the channel');
    }),
  },
  {
    name: 'a file after its message was deleted, by the address that was good',
    run: (target) => inSecret(target, async ({ founder, channelId }) => {
      const sent = await send(founder, channelId, [(await upload(target, founder)).file]);
      await founder.graphql('mutation ($id: ID!) { deleteMessage(id: $id) { error { message } } }', { id: sent.message?.id });
      assert.equal((await target.send(addressIn(sent))).status, 404);
    }),
  },
  {
    name: 'somebody else’s file, and one that never was, as an own attachment or face',
    run: (target) => inSecret(target, async ({ founder, channelId }) => {
      const outsider = await target.demo('outsider');
      const { file } = await upload(target, outsider);
      for (const url of [file.url, `/files/${randomUUID()}`, '/files/doesnotexist1']) {
        const { message, error } = await send(founder, channelId, [
          { id: randomUUID(), name: 'a.pdf', type: 'application/pdf', size: 1, url },
        ]);
        assert.equal(message, null, url);
        assert.match(error?.message ?? '', /upload/i);
      }
      const { me } = /** @type {{ me: { user: { id: string } } }} */ (await founder.graphql('{ me { user { id } } }'));
      const { updateUser } = /** @type {{ updateUser: { error: { field: string } | null } }} */ (await founder.graphql(
        'mutation ($id: ID!, $set: UserSet!) { updateUser(id: $id, set: $set) { error { field } } }',
        { id: me.user.id, set: { profilePhoto: file.url } },
      ));
      assert.equal(updateUser.error?.field, 'profilePhoto');
    }),
  },
  {
    name: 'a false name, type and size of an attachment',
    run: (target) => inSecret(target, async ({ founder, channelId }) => {
      const { file } = await upload(target, founder);
      const { message } = await send(founder, channelId, [
        { id: randomUUID(), name: 'Invoice.pdf', type: 'image/png', size: 2147483647, url: file.url },
      ]);
      assert.deepEqual(message?.attachments.map(({ name, type, size }) => [name, type, size]), [
        ['plan.txt', 'text/plain; charset=utf-8', 17],
      ]);
    }),
  },
  {
    name: 'an ending that a system would run, of a download',
    async run(target) {
      const founder = await target.demo('founder');
      for (const name of ['a.html', 'x.js', 'y.hta', 'invoice\u202efdp.exe', 'z.ps1 .']) {
        const { file } = await upload(target, founder, name);
        assert.match(file.name, /\.txt$/);
        const answer = await target.send(file.url);
        assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename\*=UTF-8''[\w%]+\.txt$/);
      }
    },
  },
  {
    name: 'upload after upload without a pause',
    async run(target) {
      const viewer = await target.demo('viewer');
      const statuses = [];
      for (let i = 0; i <= 60; i++) statuses.push((await upload(target, viewer, 'a.html', '<html></html>')).status);
      assert.equal(statuses.at(-1), 429);
    },
  },
];
