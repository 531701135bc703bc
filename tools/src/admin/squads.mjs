import { readFileSync } from 'node:fs';
import { askServer } from './ask-server.mjs';

/** @typedef {{ origin: string, token: string | undefined }} Server */

export const SQUADS_USAGE = `npm run admin -- squad-token SQUAD --remotes growth,timeline [--key PUBLIC.pem]
npm run admin -- squad-tokens
npm run admin -- revoke-token ID --reason WORDS
npm run admin -- releases [REMOTE]
npm run admin -- freeze --reason WORDS
npm run admin -- thaw`;

const day = (/** @type {string | null} */ at) => (at === null ? 'never' : at.slice(0, 16).replace('T', ' '));

/**
 * Makes a token that a squad publishes with. It is shown once.
 * @param {Server} server
 * @param {{ squad: string, remotes?: string, key?: string }} order `remotes` are names with commas between them; `key` is the file of the
 *   public key whose other half signs what the squad sends
 */
export async function makeToken(server, { squad, remotes = '', key }) {
  const names = remotes.split(',').map((name) => name.trim()).filter(Boolean);
  if (names.length === 0) throw new Error('Name the remotes that it may publish: --remotes growth,timeline');
  const { id, token } = await askServer(server, '/squad-tokens', {
    squad, remotes: names, ...(key && { publicKey: readFileSync(key, 'utf8') }),
  });
  return `Token ${id} of ${squad}, for ${names.join(', ')}. It is shown this once:\n${token}`;
}

/** @param {Server} server */
export async function listTokens(server) {
  /**
   * @type {{ tokens: { id: string, squad: string, remotes: string[], publicKey?: string | null, createdAt: string, usedAt: string | null,
   *   revokedAt: string | null }[] }}
   */
  const { tokens } = await askServer(server, '/squad-tokens');
  if (tokens.length === 0) return ['No squad has a token.'];
  return tokens.map(({ id, squad, remotes, publicKey, createdAt, usedAt, revokedAt }) => {
    const state = revokedAt === null ? `last used ${day(usedAt)}` : `revoked ${day(revokedAt)}`;
    return `${id}  ${squad}: ${remotes.join(', ')}${publicKey ? ' (signed)' : ''}  made ${day(createdAt)}, ${state}`;
  });
}

/**
 * @param {Server} server
 * @param {{ id: string, reason?: string }} which
 */
export async function revokeToken(server, { id, reason = '' }) {
  const { squad } = await askServer(server, '/squad-tokens/revoke', { id, reason });
  return `Nobody publishes with it any more; it was ${squad}’s.`;
}

/**
 * What squads did with releases and what they were refused, the newest first.
 * @param {Server} server
 * @param {string} [remote]
 */
export async function listActs(server, remote) {
  /**
   * @type {{ acts: { squad: string, action: string, remote: string, version: string | null, commit: string | null, person: string | null,
   *   outcome: string, reason: string | null, createdAt: string }[] }}
   */
  const { acts } = await askServer(server, `/releases${remote ? `?remote=${encodeURIComponent(remote)}` : ''}`);
  if (acts.length === 0) return ['Nothing was sent.'];
  return acts.flatMap(({ squad, action, remote: name, version, commit, person, outcome, reason, createdAt }) => [
    `${day(createdAt)}  ${[squad, person, commit?.slice(0, 12)].filter(Boolean).join(', ')}: ${action} ${name} ${version ?? ''}  ${outcome}`,
    ...(reason ? reason.split('\n').map((line) => `    ${line}`) : []),
  ]);
}

/**
 * @param {Server} server
 * @param {string | null | undefined} reason null ends the freeze
 */
export async function freeze(server, reason) {
  if (reason === undefined || reason === '') throw new Error('Say why: squads read it. --reason WORDS');
  const { wasFrozen } = await askServer(server, '/freeze', { reason });
  if (reason !== null) return 'Nothing new becomes live; rollbacks go on. npm run admin -- thaw ends it.';
  return wasFrozen ? 'Publishing goes on.' : 'Publishing was not frozen.';
}
