import { createHash } from 'node:crypto';
import { tokenOf } from '../../server/chat-people.mjs';
import { size } from './size.mjs';

/** Everybody and every channel is known by number, so that each process of the load knows them without asking. */
export const TEAM = size.people / size.companies;
const HALF = TEAM / 2;
const CHANNELS_OF_A_TEAM = 3;
/** As long as the longest run takes. */
const TOKEN_SECONDS = 3_600;

const idOf = (/** @type {string} */ kind, /** @type {number} */ n) => `0${kind}000000-0000-4000-9000-${String(n).padStart(12, '0')}`;

/** @param {number} n from 0 */
const memberId = (n) => idOf('b', n);
/** Of a company with its number, all its people or half of them. @param {number} company @param {number} which */
const channelId = (company, which) => idOf('f', company * CHANNELS_OF_A_TEAM + which);

/** As `cloneCompany` names the copy with a number. @param {string} original @param {number} n */
function copyId(original, n) {
  const hex = createHash('md5').update(original + n).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** @typedef {{ n: number, id: string, token: string, companyId: string, channels: string[], colleagues: string[] }} Member */

/**
 * @param {string} original id of the company that all of them have a copy of
 * @returns {Promise<Member[]>}
 */
export function members(original) {
  return Promise.all(Array.from({ length: size.people }, async (_none, n) => {
    const [company, place] = [Math.floor(n / TEAM), n % TEAM];
    return {
      n, id: memberId(n), token: await tokenOf(memberId(n), TOKEN_SECONDS), companyId: copyId(original, company + 1),
      channels: [channelId(company, 0), channelId(company, place < HALF ? 1 : 2)],
      colleagues: Array.from({ length: HALF }, (_each, other) => memberId(company * TEAM + ((place + 1 + other) % TEAM))),
    };
  }));
}

/** Half of a team has its channel open beside the lists. @param {{ n: number }} member */
export const looksAtChannel = ({ n }) => n % 4 < 2;

/** How many frames a message of the nth turn brings: one to the lists of each who takes part, one to each who looks at the channel. */
export function hearersOf(/** @type {Pick<Member, 'channels'>} */ { channels }, /** @type {number} */ nth) {
  return nth % channels.length === 0 ? TEAM + TEAM / 2 : HALF;
}
