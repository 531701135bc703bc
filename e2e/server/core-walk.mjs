import { randomUUID } from 'node:crypto';
import { ApiClient } from './api-client.mjs';

/**
 * @typedef {{
 *   companyId: string, vision: string, goalId: string, commentId: string, channelId: string, messageId: string, postId: string,
 *   noteId: string,
 * }} Written
 */

/**
 * What a founder does on a day, over HTTP: words of the plan, a goal, a comment, a channel with a message, a post, a note.
 * @param {string} url
 * @param {string} email
 * @returns {Promise<Written>}
 */
export async function writeCore(url, email) {
  const person = await ApiClient.signIn(url, email);
  const companyId = await person.companyId();
  const written = {
    companyId, vision: `Reuse is easy by ${randomUUID()}.`, goalId: randomUUID(), commentId: randomUUID(), channelId: randomUUID(),
    messageId: randomUUID(), postId: randomUUID(), noteId: randomUUID(),
  };
  const segmentId = randomUUID();
  await command(person, 'mutation ($c: ID!, $d: RichText) { answer: updateModule(companyId: $c, key: vision, set: { description: $d }) { error { message } } }', {
    c: companyId, d: [{ type: 'paragraph', children: [{ text: written.vision }] }],
  });
  await command(person, 'mutation ($c: ID!, $row: GoalInput!) { answer: saveGoal(companyId: $c, row: $row) { error { message } } }', {
    c: companyId, row: { id: written.goalId, title: 'A hundred depots', metricType: 'text', milestoneValue: 'All open', date: '2030-01-01' },
  });
  await person.addVisionComment(companyId, written.commentId);
  await command(person, 'mutation ($input: CreateChannelInput!) { answer: createChannel(input: $input) { error { message } } }', {
    input: { id: written.channelId, name: `Depot ${written.channelId.slice(0, 8)}`, type: 'OPEN', participantIds: [] },
  });
  await command(person, 'mutation ($c: ID!, $input: MessageInput!) { answer: sendChannelMessage(channelId: $c, input: $input) { error { message } } }', {
    c: written.channelId, input: { id: written.messageId, body: 'The crates are back.' },
  });
  await command(person, 'mutation ($input: CreatePostInput!) { answer: createPost(input: $input) { error { message } } }', {
    input: { id: written.postId, content: 'Crates that come back', postType: 'PUBLIC' },
  });
  await command(person, 'mutation ($id: ID!) { answer: createNoteSegment(id: $id, name: "Depots") { error { message } } }', { id: segmentId });
  await command(person, 'mutation ($id: ID!, $s: ID!) { answer: createNote(id: $id, segmentId: $s, title: "Ask for keys") { error { message } } }', {
    id: written.noteId, s: segmentId,
  });
  return written;
}

/**
 * What of it is there for the same person, at this or another process.
 * @param {string} url
 * @param {string} email
 * @param {Written} written
 * @returns {Promise<Record<string, boolean>>}
 */
export async function readCore(url, email, written) {
  const person = await ApiClient.signIn(url, email);
  const answer = /** @type {any} */ (await person.graphql(
    `query ($c: ID!, $ch: ID!, $p: ID!, $n: ID!) {
      growthModule(companyId: $c, key: vision) { description }
      growthFramework(companyId: $c) { __typename }
      foundation(companyId: $c) { items { __typename } skills { __typename } }
      competition(companyId: $c) { __typename }
      businessModel(companyId: $c) { __typename }
      channelMessages(channelId: $ch) { nodes { id } }
      post(id: $p) { id }
      feed { nodes { id } }
      note(id: $n) { id title }
      conversations { nodes { __typename } }
      notifications { unread nodes { __typename } }
      search(search: "crates") { posts { nodes { id } } }
      badges { __typename }
    }`,
    { c: written.companyId, ch: written.channelId, p: written.postId, n: written.noteId },
  ));
  const comments = await person.visionCommentIds(written.companyId);
  const rest = await fetch(`${url}/api/v1/account/leaving`, { headers: { authorization: `Bearer ${person.token}` } });
  return {
    vision: JSON.stringify(answer.growthModule.description).includes(written.vision),
    comment: comments.includes(written.commentId),
    message: answer.channelMessages.nodes.some((/** @type {{ id: string }} */ { id }) => id === written.messageId),
    post: answer.post?.id === written.postId,
    note: answer.note?.id === written.noteId,
    areas: answer.foundation !== null && answer.competition !== null && answer.businessModel !== null,
    rest: rest.ok,
  };
}

/** @param {ApiClient} person @param {string} query @param {Record<string, unknown>} variables */
async function command(person, query, variables) {
  const { answer } = /** @type {{ answer: { error: { message: string } | null } }} */ (await person.graphql(query, variables));
  if (answer.error) throw new Error(`${answer.error.message}: ${query}`);
}
