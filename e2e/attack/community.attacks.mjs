import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';

/** @typedef {import('../server/api-client.mjs').ApiClient} ApiClient */
/** @typedef {import('./target.mjs').Target} Target */
/** @typedef {{ error: { code: string } | null }} Answer */

const EVENT = {
  name: 'Open depot', description: 'Come and see', type: 'PHYSICAL', startDate: '2099-06-11', startTime: '16:00', endDate: '2099-06-11',
  endTime: '17:00', timeZone: 'Europe/Berlin',
};

/** A word that stands nowhere else. */
const secretWord = () => `q${randomBytes(6).toString('hex')}`;

/**
 * What the founder writes for themselves alone, with a file, for one attack.
 * @param {Target} target
 * @param {(written: { founder: ApiClient, outsider: ApiClient, id: string, word: string, fileId: string, url: string }) => Promise<void>}
 * attack
 */
async function onPrivatePost(target, attack) {
  const [founder, outsider] = [await target.demo('founder'), await target.demo('outsider')];
  const form = new FormData();
  form.set('fileType', 'post');
  form.set('file', new Blob(['for our eyes only'], { type: 'text/plain' }), 'plan.txt');
  const file = /** @type {{ id: string, url: string }} */ (await (await target.send('/api/v1/helpers/uploadFile', {
    method: 'POST', body: form, token: founder.token,
  })).json());
  const [id, word] = [randomUUID(), secretWord()];
  const attachments = [{ id: file.id, url: file.url, name: 'plan.txt', type: 'text/plain', size: 17 }];
  const { createPost } = /** @type {{ createPost: Answer }} */ (await founder.graphql(
    'mutation ($input: CreatePostInput!) { createPost(input: $input) { error { code } } }',
    { input: { id, content: `Nobody reads ${word}`, postType: 'PRIVATE', tags: [word], attachments } },
  ));
  assert.equal(createPost.error, null);
  try {
    await attack({ founder, outsider, id, word, fileId: file.id, url: file.url });
  } finally {
    await founder.graphql('mutation ($id: ID!) { deletePost(id: $id) { error { code } } }', { id });
  }
}

/**
 * An event that the founder made and attends, for one attack.
 * @param {Target} target
 * @param {(made: { founder: ApiClient, outsider: ApiClient, id: string, calendarUrl: string }) => Promise<void>} attack
 */
async function onEvent(target, attack) {
  const [founder, outsider] = [await target.demo('founder'), await target.demo('outsider')];
  const id = randomUUID();
  await founder.graphql('mutation ($input: CreateEventInput!) { createEvent(input: $input) { error { code } } }', {
    input: { id, ...EVENT },
  });
  const { attendEvent } = /** @type {{ attendEvent: { event: { attendance: { calendarUrl: string } } } }} */ (await founder.graphql(
    'mutation ($id: ID!) { attendEvent(eventId: $id) { event { attendance { calendarUrl } } } }', { id },
  ));
  try {
    await attack({ founder, outsider, id, calendarUrl: attendEvent.event.attendance.calendarUrl });
  } finally {
    await founder.graphql('mutation ($id: ID!) { deleteEvent(id: $id) { error { code } } }', { id });
  }
}

/** @param {string} address */
const pathOf = (address) => new URL(address).pathname;

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'a post for its author alone, by its id, its words, its tag, its file and what is done to it',
    run: (target) => onPrivatePost(target, async ({ outsider, id, word, fileId, url }) => {
      const seen = await outsider.graphql(
        `query ($id: ID!, $word: String!) {
          post(id: $id) { id }
          postComments(postId: $id) { nodes { id } }
          postLikers(postId: $id) { nodes { person { id } } }
          searchPosts(search: $word) { nodes { id } total }
          searchTags(search: $word) { nodes { id } total }
          search(search: $word) { posts { total } tags { total } }
          tag(name: $word) { id }
          matchingTags(text: $word) { id }
          posts(tag: $word) { nodes { id } total }
        }`, { id, word },
      );
      assert.doesNotMatch(JSON.stringify(seen), new RegExp(`${id}|"total":[1-9]|"id":`));
      for (const [name, more] of [
        ['likePost', ''], ['savePost', ''], ['reportPost', `, id: "${randomUUID()}", reason: SPAM`],
        ['addPostComment', `, id: "${randomUUID()}", content: "x"`],
      ]) {
        const answer = /** @type {Record<string, Answer>} */ (await outsider.graphql(
          `mutation ($id: ID!) { ${name}(postId: $id${more}) { error { code } } }`, { id },
        ));
        assert.equal(answer[String(name)]?.error?.code, 'NOT_FOUND', String(name));
      }
      const { createPost } = /** @type {{ createPost: Answer }} */ (await outsider.graphql(
        'mutation ($input: CreatePostInput!) { createPost(input: $input) { error { code } } }',
        { input: { id: randomUUID(), content: '', postType: 'PUBLIC', repostOf: id } },
      ));
      assert.equal(createPost.error?.code, 'NOT_FOUND');
      assert.ok([403, 404].includes((await target.send(`/api/v1/files/${fileId}/address`, { token: outsider.token })).status));
      assert.equal((await target.send(url.split('?')[0] ?? '')).status, 404);
    }),
  },
  {
    name: 'another one\'s post, event and comment under an id that is sent again',
    run: (target) => onPrivatePost(target, async ({ founder, outsider, id }) => {
      const { createPost } = /** @type {{ createPost: Answer & { post: unknown } }} */ (await outsider.graphql(
        'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id content } error { code } } }',
        { input: { id, content: 'Mine now', postType: 'PUBLIC' } },
      ));
      assert.deepEqual([createPost.error?.code, createPost.post], ['CONFLICT', null]);
      const { post } = /** @type {{ post: { content: string } }} */ (await founder.graphql(
        'query ($id: ID!) { post(id: $id) { content } }', { id },
      ));
      assert.match(post.content, /^Nobody reads/);
      await onEvent(target, async ({ id: eventId }) => {
        const { createEvent } = /** @type {{ createEvent: Answer }} */ (await outsider.graphql(
          'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } error { code } } }',
          { input: { id: eventId, ...EVENT, name: 'Mine now' } },
        ));
        assert.equal(createEvent.error?.code, 'FORBIDDEN');
        const attend = async () => /** @type {{ attendEvent: { event: { attendeeCount: number } } }} */ (
          await outsider.graphql('mutation ($id: ID!) { attendEvent(eventId: $id) { event { attendeeCount } } }', { id: eventId })
        ).attendEvent.event.attendeeCount;
        assert.deepEqual(await Promise.all([attend(), attend(), attend()]).then((counts) => new Set(counts)), new Set([2]));
      });
    }),
  },
  {
    name: 'what a host does to an event, as somebody else, and a message to people who did not ask for it',
    run: (target) => onEvent(target, async ({ founder, outsider, id }) => {
      const { me } = /** @type {{ me: { user: { id: string } } }} */ (await founder.graphql('{ me { user { id } } }'));
      const calls = [
        ['updateEvent', 'id: $id, set: { name: "Mine" }'], ['deleteEvent', 'id: $id'], ['restoreEvent', 'id: $id'],
        ['inviteToEvent', `eventId: $id, userId: "${me.user.id}"`],
        ['addAttendee', `eventId: $id, userId: "${me.user.id}"`], ['removeAttendee', `eventId: $id, userId: "${me.user.id}"`],
        ['messageAttendees', `eventId: $id, id: "${randomUUID()}", message: "Buy"`],
      ];
      for (const [name, passed] of calls) {
        const answer = /** @type {Record<string, Answer>} */ (await outsider.graphql(
          `mutation ($id: ID!) { ${name}(${passed}) { error { code } } }`, { id },
        ));
        assert.equal(answer[String(name)]?.error?.code, 'FORBIDDEN', String(name));
      }
      const invited = await asked(
        target, outsider, 'query ($id: ID!) { eventAttendees(eventId: $id, state: INVITED, search: "a") { nodes { attendeeId } } }', { id },
      );
      assert.match(invited.body, /FORBIDDEN/);
      const { status, body } = await asked(target, outsider, 'query ($id: ID!) { eventMessages(eventId: $id) { message } }', { id });
      assert.equal(status, 200);
      assert.match(body, /FORBIDDEN/);
    }),
  },
  {
    name: 'somebody\'s calendar by an address that is guessed, changed, renewed or switched off',
    run: (target) => onEvent(target, async ({ founder, calendarUrl }) => {
      const change = async (/** @type {string} */ name) => /** @type {Record<string, { feed: { url: string | null } }>} */ (
        await founder.graphql(`mutation { ${name} { feed { url } } }`)
      )[name]?.feed.url ?? '';
      const first = await change('renewEventFeed');
      const second = await change('renewEventFeed');
      const good = await target.send(pathOf(second));
      assert.equal(good.status, 200);
      assert.match(await good.text(), /Open depot/);
      const token = pathOf(calendarUrl).split('/').at(-1) ?? '';
      const wrong = [
        pathOf(first), `${pathOf(second)}x`, pathOf(second).toUpperCase(), '/calendar/events/', '/calendar/events/%00',
        `/calendar/events/${token}`,
        `/calendar/event/${randomUUID()}`, `/calendar/event/${token}'--`, `/calendar/event/${pathOf(second).split('/').at(-1)}`,
        `/calendar/${randomBytes(32).toString('base64url')}`, `/calendar/${token}`, '/calendar/event/..%2f..%2fapi',
      ];
      for (const path of wrong) {
        const answer = await target.send(path);
        assert.ok([400, 404].includes(answer.status), `${path}: ${answer.status}`);
        assert.doesNotMatch(await answer.text(), /VCALENDAR|Open depot/, path);
      }
      await change('revokeEventFeed');
      assert.equal((await target.send(pathOf(second))).status, 404);
    }),
  },
  {
    name: 'the file of another company\'s timeline',
    async run(target) {
      const [founder, outsider] = [await target.demo('founder'), await target.demo('outsider')];
      const [companyId, id] = [await founder.companyId(), randomUUID()];
      const ask =
        'mutation ($companyId: ID!, $id: ID!) { askTimelineExport(companyId: $companyId, id: $id, page: A4_LANDSCAPE, group: category) { export { id } error { code } } }';
      const theirs = await asked(target, outsider, ask, { companyId, id: randomUUID() });
      assert.match(theirs.body, /FORBIDDEN/);
      await founder.graphql(ask, { companyId, id });
      const url = await until(async () => {
        const { planExports } = /** @type {{ planExports: { id: string, url: string | null }[] }} */ (
          await founder.graphql('query ($companyId: ID!) { planExports(companyId: $companyId) { id url } }', { companyId })
        );
        return planExports.find((each) => each.id === id)?.url ?? null;
      });
      const { body } = await asked(target, outsider, 'query ($companyId: ID!) { planExports(companyId: $companyId) { id url } }', {
        companyId,
      });
      assert.doesNotMatch(body, new RegExp(id));
      assert.equal((await target.send(url.split('?')[0] ?? '')).status, 404);
      const fileId = /files\/([0-9a-f-]{36})/.exec(url)?.[1] ?? '';
      assert.ok([403, 404].includes((await target.send(`/api/v1/files/${fileId}/address`, { token: outsider.token })).status));
    },
  },
  {
    name: 'what is pinned in a CLOSE channel, and a pin there',
    async run(target) {
      const [founder, outsider] = [await target.demo('founder'), await target.demo('outsider')];
      const [channelId, messageId] = [randomUUID(), randomUUID()];
      await founder.graphql('mutation ($input: CreateChannelInput!) { createChannel(input: $input) { error { code } } }', {
        input: { id: channelId, name: 'Secret', type: 'CLOSE' },
      });
      try {
        await founder.graphql(
          'mutation ($channelId: ID!, $input: MessageInput!) { sendChannelMessage(channelId: $channelId, input: $input) { error { code } } }',
          { channelId, input: { id: messageId, body: 'for our eyes only' } },
        );
        await founder.graphql('mutation ($id: ID!) { pinMessage(messageId: $id, on: true) { error { code } } }', { id: messageId });
        const read = await asked(target, outsider, 'query ($id: ID!) { pinnedMessages(channelId: $id) { nodes { body } } }', {
          id: channelId,
        });
        assert.doesNotMatch(read.body, /our eyes/);
        const pinned = await asked(target, outsider, 'mutation ($id: ID!) { pinMessage(messageId: $id, on: false) { error { code } } }', {
          id: messageId,
        });
        assert.match(pinned.body, /FORBIDDEN|NOT_FOUND/);
      } finally {
        await founder.graphql('mutation ($id: ID!) { deleteChannel(id: $id) { error { code } } }', { id: channelId });
      }
    },
  },
  {
    name: 'a command of the community by GET, as a form, and an operator\'s without the token',
    run: (target) => onPrivatePost(target, async ({ founder, id }) => {
      const query = `mutation { changePostVisibility(id: "${id}", postType: PUBLIC) { error { code } } }`;
      const byGet = await target.send(`/graphql?query=${encodeURIComponent(query)}`, { token: founder.token });
      const forms = await Promise.all(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'].map((type) => (
        target.send('/graphql', {
          method: 'POST', token: founder.token, headers: { 'content-type': type }, body: new URLSearchParams({ query }).toString(),
        })
      )));
      for (const answer of [byGet, ...forms]) assert.ok(answer.status >= 400, `${answer.status}`);
      const { post } = /** @type {{ post: { postType: string } }} */ (await founder.graphql(
        'query ($id: ID!) { post(id: $id) { postType } }', { id },
      ));
      assert.equal(post.postType, 'PRIVATE');
      const operator = [['GET', '/reports'], ['POST', '/posts'], ['POST', '/people']];
      for (const [method = '', path] of operator) {
        for (const headers of [{}, { 'x-operator-token': '' }, { 'x-operator-token': 'guess' }]) {
          const answer = await target.send(`/api/v1/operator${path}`, {
            method, token: founder.token, headers: { 'content-type': 'application/json', ...headers },
            ...(method === 'POST' && { body: JSON.stringify({ postId: id, isHidden: true, person: 'x', isBanned: true }) }),
          });
          assert.equal(answer.status, 404, `${method} ${path}`);
        }
      }
    }),
  },
];

/**
 * An answer that may be a refusal.
 * @param {Target} target
 * @param {ApiClient} who
 * @param {string} query
 * @param {object} variables
 */
async function asked(target, who, query, variables) {
  const answer = await target.send('/graphql', { json: { query, variables }, token: who.token });
  return { status: answer.status, body: await answer.text() };
}

/**
 * What comes after a while; throws when it does not.
 * @template Value
 * @param {() => Promise<Value | null>} look
 * @returns {Promise<Value>}
 */
async function until(look) {
  for (let turn = 0; turn < 200; turn += 1) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
  throw new Error('It never came.');
}
