import { askServer } from './ask-server.mjs';

/** @typedef {{ origin: string, token: string | undefined }} Server */
/**
 * @typedef {{ postId: string, commentId: string | null, authorId: string, authorEmail: string | null, content: string, isHidden: boolean,
 *   since: string, reports: { reason: string, note: string }[] }} Reported
 */

/**
 * @typedef {{ kind: 'PERSON' | 'COMPANY', id: string, name: string, email: string | null, isBanned: boolean, since: string,
 *   reports: { reason: string, note: string }[] }} ReportedProfile
 */

/**
 * What waits for a decision, as lines to read.
 * @param {Server} server
 */
export async function listReports(server) {
  /** @type {{ reports: Reported[] }} */
  const { reports } = await askServer(server, '/reports');
  /** @type {{ profiles: ReportedProfile[] }} */
  const { profiles } = await askServer(server, '/profile-reports');
  const lines = [...reports.flatMap(linesOf), ...profiles.flatMap(profileLines)];
  return lines.length === 0 ? ['Nothing is reported.'] : lines;
}

/** @param {ReportedProfile['reports']} reports */
const reasonLines = (reports) => (
  reports.map(({ reason, note }) => `    ${reason}${note === '' ? '' : `: ${note.replaceAll(/\s+/g, ' ')}`}`)
);

/** @param {ReportedProfile} reported */
function profileLines({ kind, id, name, email, isBanned, since, reports }) {
  const what = `${kind === 'PERSON' ? 'person' : 'company'} ${id}${isBanned ? ' (banned)' : ''}`;
  return [`${since.slice(0, 10)}  ${what}, ${name}, ${email ?? 'no address'}`, ...reasonLines(reports)];
}

/** @param {Reported} reported */
function linesOf({ postId, commentId, authorId, authorEmail, content, isHidden, since, reports }) {
  const what = commentId === null ? `post ${postId}` : `post ${postId} --comment ${commentId}`;
  return [
    `${since.slice(0, 10)}  ${what}${isHidden ? ' (hidden)' : ''}, by ${authorEmail ?? authorId}`,
    `    ${content.replaceAll(/\s+/g, ' ')}`,
    ...reasonLines(reports),
  ];
}

/**
 * Takes a post or comment away from all but its author, or puts it back; its reports are settled with that.
 * @param {Server} server
 * @param {{ postId: string, commentId?: string, isHidden: boolean }} decision
 */
export async function decide(server, { postId, commentId, isHidden }) {
  const { wasHidden } = await askServer(server, '/posts', { postId, commentId: commentId ?? null, isHidden });
  const words = isHidden ? 'hidden' : 'seen';
  return wasHidden === isHidden
    ? `It is ${words} as before; its reports are settled.`
    : `It is ${words} from now on; its reports are settled.`;
}

/**
 * Finds nothing wrong with the profile of a person or company; its reports are settled with that.
 * @param {Server} server
 * @param {string} id
 */
export async function keep(server, id) {
  const { reports } = await askServer(server, '/profiles', { id });
  return reports === 0 ? 'Nothing is reported of it.' : `${reports === 1 ? '1 report is' : `${reports} reports are`} settled.`;
}

/**
 * @param {Server} server
 * @param {{ person: string, isBanned: boolean, reason?: string }} ban `person` is an id or an address
 */
export async function ban(server, { person, isBanned, reason = '' }) {
  const { userId, wasBanned } = await askServer(server, '/people', { person, isBanned, reason });
  if (wasBanned === isBanned) return `${userId} is ${isBanned ? 'banned already' : 'not banned'}.`;
  return isBanned ? `${userId} is banned, signed out everywhere, and what they said is hidden.` : `${userId} may sign in again.`;
}

/**
 * @param {Server} server
 * @param {{ person: string, reason?: string }} whom `person` is an id, an address, or `everybody`
 */
export async function signOut(server, { person, reason = '' }) {
  const { userId } = await askServer(server, '/sessions', { person: person === 'everybody' ? null : person, reason });
  return userId === null ? 'Everybody is signed out.' : `${userId} is signed out everywhere, and may sign in again.`;
}
