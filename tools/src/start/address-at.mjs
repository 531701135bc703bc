import { isIPv6 } from 'node:net';

/**
 * Where a browser on this machine finds a server that listens there.
 * @param {string | undefined} host as HOST has it: a name, an address, or nothing for every address
 * @param {number} port
 */
export function addressAt(host, port) {
  if (!host || host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
