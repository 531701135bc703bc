import type { IncomingMessage } from 'node:http';
import type { Config } from '../process/config';
import { isLoopback } from '../request/own-address';

/** Balancers probe by whatever address they have; these answer nothing that is worth stealing. */
const ANY_HOST = new Set(['/healthz', '/readyz']);

/**
 * Whether a request came in by a name that is ours: the host of PUBLIC_URL, one of ALLOWED_HOSTS, the address of the
 * connection itself, or `localhost` on this machine. A name of somebody else that leads here makes a foreign page of the
 * same origin as we are (DNS rebinding). Ports don't count: a proxy has another one.
 */
export function knownHosts({
  publicUrl,
  allowedHosts,
  host,
}: Pick<Config, 'publicUrl' | 'allowedHosts' | 'host'>): (request: IncomingMessage) => boolean {
  const names = new Set([new URL(publicUrl).hostname, host.toLowerCase(), ...allowedHosts]);
  return ({ headers, socket, url = '' }) => {
    const name = hostName(headers.host ?? '');
    if (names.has(name) || ANY_HOST.has(url.split('?', 1)[0] ?? '')) return true;
    const local = (socket.localAddress ?? '').replace(/^::ffff:/, '');
    return name === local || name === `[${local}]` || (name === 'localhost' && isLoopback(local));
  };
}

function hostName(header: string): string {
  return (/^(\[[\da-f:.]+\]|[^:/@[\]]+?)\.?(?::\d+)?$/i.exec(header)?.[1] ?? '').toLowerCase();
}
