import { isIP } from 'node:net';
import { bundleOf } from './pack-release.mjs';

/**
 * What a squad can do with releases of a running deployment, with its token.
 * @param {string} to origin of the deployment
 * @param {string} token
 */
export function distantSteps(to, token) {
  const { origin, protocol, hostname } = new URL(to);
  const isHere = hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
  if (protocol !== 'https:' && !isHere) throw new Error(`A token goes to no other machine in the clear: --to https://${hostname}`);
  const ask = (path, method = 'GET', body = undefined, type = 'application/json') => answerOf(`${origin}/api/v1/releases${path}`, {
    method, body, headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': type }) },
  });
  const step = (action) => (name, said = {}) => ask(`/${encodeURIComponent(name)}/steps`, 'POST', JSON.stringify({ action, ...said }));
  return {
    list: () => ask(''),
    publish: async (name, { order, from }) => (
      ask(`/${encodeURIComponent(name)}`, 'POST', await bundleOf(name, { from, order }), 'application/octet-stream')
    ),
    promote: step('promote'),
    'end-canary': step('end-canary'),
    rollback: step('rollback'),
    withdraw: step('withdraw'),
    deprecate: step('deprecate'),
    prune: step('prune'),
    freeze: () => { throw new Error('Operators freeze: npm run admin -- freeze --reason WORDS'); },
    thaw: () => { throw new Error('Operators end a freeze: npm run admin -- thaw'); },
  };
}

/** @param {string} address @param {RequestInit} request */
async function answerOf(address, request) {
  const response = await fetch(address, { ...request, redirect: 'error' }).catch((error) => {
    throw new Error(`No deployment answers at ${new URL(address).origin} (${error.cause?.code ?? error.message}).`);
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Error(answer.error?.message ?? `The deployment answered ${response.status}.`);
}
