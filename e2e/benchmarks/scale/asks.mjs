import { randomUUID } from 'node:crypto';
import { FIRST_POST, postId, SECONDS_BETWEEN } from '../feed-world.mjs';
import { operationText } from '../operation-text.mjs';
import { size } from './size.mjs';

/** @typedef {import('./people.mjs').Member} Member */
/** @typedef {'feed' | 'plan' | 'history' | 'send' | 'typing' | 'read'} Kind */
/** @typedef {{ member: Member, nth: number, stamp: number }} Asked who asks, for which of many things, and ms since 1970 when it was due */

/** Coprime with the number of people: everybody has their turn before anybody has a second one. */
const STRIDE = 7_919;
const PAGE = 15;
/** As the product waits before it tells who is away. */
const PUSH_AFTER_SECONDS = 20;

const placeOf = (/** @type {number} */ nth) => {
  const n = (nth * STRIDE) % size.posts + 1;
  return [new Date(FIRST_POST + n * SECONDS_BETWEEN * 1000).toISOString(), postId(n)];
};
const channelOf = (/** @type {Member} */ { channels }, /** @type {number} */ nth) => channels[nth % channels.length];
const beforeOf = (/** @type {number} */ nth) => PAGE + 1 + (nth * 31) % (size.messages - PAGE);
const bodyOf = (/** @type {number} */ stamp) => `t:${stamp}; The draft is out, section 14 exempts closed loops under 30 days.`;

/** What a screen asks, and what a bare server is given for its statement; no two of a run ask the same. */
const asks = {
  feed: {
    remote: 'mfe-community', operation: 'MoreFeed',
    variables: ({ nth }) => ({ scope: 'FOLLOWING', after: Buffer.from(placeOf(nth).join('|')).toString('base64url') }),
    values: ({ member, nth }) => [member.id, PAGE + 1, ...placeOf(nth), 0, null, null],
  },
  plan: {
    remote: 'mfe-growth', operation: 'GrowthHome',
    variables: ({ member }) => ({ companyId: member.companyId }), values: ({ member }) => [member.companyId],
  },
  history: {
    remote: 'mfe-messaging', operation: 'ThreadPage',
    variables: ({ member, nth }) => ({ channelId: channelOf(member, nth), before: beforeOf(nth) }),
    values: ({ member, nth }) => [member.id, null, null, channelOf(member, nth), PAGE, beforeOf(nth)],
  },
  send: {
    remote: 'mfe-messaging', operation: 'SendToChannel',
    variables: ({ member, nth, stamp }) => ({ channelId: channelOf(member, nth), input: { id: randomUUID(), body: bodyOf(stamp) } }),
    values: ({ member, nth, stamp }) => [
      member.id, channelOf(member, nth), randomUUID(), bodyOf(stamp), '[]', [], null, new Date(stamp).toISOString(), PUSH_AFTER_SECONDS, null,
    ],
  },
  typing: {
    remote: 'mfe-messaging', operation: 'SetTyping', variables: ({ member, nth }) => ({ channelId: member.channels[0], isTyping: nth % 2 === 0 }),
  },
  read: { remote: 'mfe-messaging', operation: 'MarkChannelRead', variables: ({ member, nth }) => ({ channelId: channelOf(member, nth) }) },
};

const texts = Object.fromEntries(Object.entries(asks).map(([kind, { remote, operation }]) => [kind, operationText(remote, operation)]));

/**
 * @param {Kind} kind
 * @param {Asked} asked
 * @returns {{ path: string, body: string }} of the product
 */
export function askOf(kind, asked) {
  const { operation, variables } = asks[kind];
  return { path: '/graphql', body: JSON.stringify({ query: texts[kind], operationName: operation, variables: variables(asked) }) };
}

/** The same of a bare server (`bare-mix-server.mjs`). @param {Kind} kind @param {Asked} asked */
export const bareAskOf = (kind, asked) => ({ path: `/${kind}`, body: JSON.stringify(asks[kind].values(asked)) });

/** @param {readonly Member[]} members @param {number} nth */
export const whoAsks = (members, nth) => members[(nth * STRIDE) % members.length];
