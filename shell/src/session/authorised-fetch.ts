import type { ShellRequest } from '@heartwood/contract';
import type { RefreshOutcome } from './refresh';
import { isPublicPath } from './public-paths';
import { hasExpired } from './token-expiry';

export interface FetchParts {
  send(path: string, init: ShellRequest): Promise<Response>;
  token(): string | null;
  claims(): { userId: string | null; companyId: string | null };
  refresh(): Promise<RefreshOutcome>;
  /** The session is over: the server does not accept it any more. */
  denied(): void;
}

/** `fetch` for paths of the API: sends who asks, refreshes an expired token once and repeats the call. */
export function createAuthorisedFetch(parts: FetchParts): (path: string, init?: ShellRequest) => Promise<Response> {
  const once = (path: string, init: ShellRequest): Promise<Response> => {
    const headers = new Headers(init.headers);
    const token = isPublicPath(path) ? null : parts.token();
    const { userId, companyId } = parts.claims();
    headers.set('x-role', token ? 'DEFAULT' : 'PUBLIC');
    if (token) {
      headers.set('authorization', `Bearer ${token}`);
      if (userId) headers.set('x-user-id', userId);
      if (companyId) headers.set('x-company-id', companyId);
    }
    return parts.send(path, { ...init, headers });
  };

  return async (path, init = {}) => {
    const token = isPublicPath(path) ? null : parts.token();
    const hadToken = token !== null;
    // A token that is known to have run out is not sent first to be refused; a refusal of the refresh shows below.
    if (token !== null && hasExpired(token, Date.now())) await parts.refresh();
    const first = await readDenial(path, await once(path, init));
    if (!first.denied || !hadToken) return first.response;
    const outcome = await parts.refresh();
    if (outcome === 'unreachable') return first.response;
    if (outcome === 'refreshed') {
      const second = await readDenial(path, await once(path, init));
      if (!second.denied) return second.response;
    }
    parts.denied();
    return first.response;
  };
}

/** GraphQL may say `access-denied` in the body of a 200; everything else says 401. */
async function readDenial(path: string, response: Response): Promise<{ response: Response; denied: boolean }> {
  if (response.status === 401) return { response, denied: true };
  if (!path.startsWith('/graphql')) return { response, denied: false };
  const text = await response.text();
  const again = new Response(text, { status: response.status, statusText: response.statusText, headers: response.headers });
  return { response: again, denied: text.includes('"access-denied"') && saysAccessDenied(text) };
}

function saysAccessDenied(text: string): boolean {
  try {
    const body = JSON.parse(text) as { errors?: { extensions?: { code?: unknown } }[] };
    return body.errors?.some((error) => error.extensions?.code === 'access-denied') ?? false;
  } catch {
    return false;
  }
}
