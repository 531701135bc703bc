import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPrivateAddress } from './private-address';

export interface Surroundings {
  /** All addresses of a name. */
  resolve(host: string): Promise<readonly string[]>;
  /** Whether a request may go there. */
  isAllowed(address: string, port: number): boolean;
}

export const publicInternet: Surroundings = {
  resolve: async (host) => (await systemLookup(host, { all: true })).map(({ address }) => address),
  isAllowed: (address, port) => (port === 80 || port === 443) && !isPrivateAddress(address),
};

/** The same, and one service of this machine that the configuration names by its origin: for tests. */
export function withLocal(surroundings: Surroundings, local: string | null): Surroundings {
  if (local === null) return surroundings;
  const { hostname, port } = new URL(local);
  const isLocal = (address: string, at: number) => address === hostname && at === Number(port);
  return { ...surroundings, isAllowed: (address, at) => isLocal(address, at) || surroundings.isAllowed(address, at) };
}

export interface Limits { bytes: number; milliseconds: number; redirects: number }
export interface Fetched { url: URL; contentType: string; bytes: Buffer }

/** The page can't be had: the reason is for the log, not for the person. */
class FetchRefused extends Error {}

/**
 * GET to an address that somebody typed or that another service named. The name is resolved once, every address of it must be public, and
 * the connection goes to that very address, so that a second answer of the name server changes nothing. Redirects begin anew.
 */
export async function fetchPublic(address: string, limits: Limits, accept: string, surroundings: Surroundings): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let url = parse(address);
  for (let hop = 0; hop <= limits.redirects; hop++) {
    const response = await open(url, { method: 'GET', headers: { accept, 'accept-encoding': 'identity' } }, signal, surroundings);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      url = parse(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new FetchRefused(`answered ${statusCode}`);
    }
    return { url, contentType: headers['content-type'] ?? '', bytes: await read(response, limits.bytes, signal) };
  }
  throw new FetchRefused('too many redirects');
}

export interface Posted { headers: Readonly<Record<string, string>>; body: Buffer }

/**
 * POST to an address that a stranger named, under the same conditions; redirects are not followed. Answers status, headers
 * and the beginning of what was said.
 */
export async function postPublic(
  address: string, posted: Posted, limits: Omit<Limits, 'redirects'>, surroundings: Surroundings,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  const response = await open(parse(address), { method: 'POST', ...posted }, signal, surroundings);
  const { statusCode: status = 0, headers } = response;
  return { status, headers, text: (await read(response, limits.bytes, signal)).toString('utf8') };
}

function parse(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new FetchRefused('not an address');
  const url = new URL(address, base);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchRefused('not a plain web address');
  return url;
}

interface Sent { method: 'GET' | 'POST'; headers: Readonly<Record<string, string>>; body?: Buffer }

async function open(url: URL, { method, headers, body }: Sent, signal: AbortSignal, surroundings: Surroundings): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const addresses = isIP(host) ? [host] : await Promise.race([surroundings.resolve(host), endOf(signal)]);
  const [address] = addresses;
  if (address === undefined || addresses.some((each) => !surroundings.isAllowed(each, port)))
    throw new FetchRefused(`${host} is not a public address`);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      signal,
      agent: false,
      // The one address that was checked, whatever the name says now.
      lookup: (_host, options, done) => {
        const family = isIP(address);
        if (options.all) done(null, [{ address, family }]);
        else done(null, address, family);
      },
      headers: { ...headers, 'user-agent': 'Heartwood' },
    }, resolve);
    request.on('error', reject);
    request.end(body);
  });
}

/** A name server has a patience of its own, which is longer than ours. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new FetchRefused('took too long')), { once: true });
  });
}

/** Reads at most so many bytes and cuts the rest: what a preview needs stands at the top, and half a picture is none. */
async function read(response: IncomingMessage, limit: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    signal.throwIfAborted();
    const bytes = Buffer.from(chunk as Buffer);
    chunks.push(bytes);
    size += bytes.length;
    if (size >= limit) break;
  }
  response.destroy();
  return Buffer.concat(chunks).subarray(0, limit);
}
