import { isIP } from 'node:net';
import { signBundle } from '../releases/bundle.mjs';
import { bundleOfPacked } from './packed-folder.mjs';

/**
 * What a squad can do with releases of a running deployment, with its token.
 * @param {string} to origin of the deployment
 * @param {string} token
 * @param {string} [privateKey] Ed25519 in PEM: what is sent is signed by it
 */
export function distantSteps(to, token, privateKey) {
  const { origin, protocol, hostname } = new URL(to);
  const isHere = hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
  if (protocol !== 'https:' && !isHere) throw new Error(`A token goes to no other machine in the clear: --to https://${hostname}`);
  const ask = (path, method = 'GET', body = undefined, headers = {}) => answerOf(`${origin}/api/v1/releases${path}`, {
    method, body, headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  });
  const step = (action) => (name, said = {}) => ask(`/${encodeURIComponent(name)}/steps`, 'POST', JSON.stringify({ action, ...said }));
  return {
    list: () => ask(''),
    libraries: async () => (await ask('/libraries')).libraries,
    operations: () => ask('/operations'),
    publish: async (name, { order, from }) => {
      const bytes = from === undefined ? await bundleOfSources(name, order) : bundleOfPacked(name, { from, order });
      const signature = privateKey && { 'x-release-signature': signBundle(bytes, privateKey) };
      return ask(`/${encodeURIComponent(name)}`, 'POST', bytes, { 'content-type': 'application/octet-stream', ...signature });
    },
    promote: step('promote'),
    'end-canary': step('end-canary'),
    rollback: step('rollback'),
    withdraw: step('withdraw'),
    deprecate: step('deprecate'),
    follow: step('follow'),
    'end-branch': step('end-branch'),
    prune: step('prune'),
    set: () => { throw new Error('Operators set values: npm run admin -- setting REMOTE NAME VALUE'); },
    freeze: () => { throw new Error('Operators freeze: npm run admin -- freeze --reason WORDS'); },
    thaw: () => { throw new Error('Operators end a freeze: npm run admin -- thaw'); },
  };
}

/** Only where the sources of all are: a squad's own repository has the tools without what builds the product. */
async function bundleOfSources(name, order) {
  const { bundleOf } = await import('./pack-release.mjs');
  return bundleOf(name, order);
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
