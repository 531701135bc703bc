import type { ShellRequest } from '@heartwood/contract';
import type { RefreshOutcome } from './refresh';
import { isPublicPath } from './public-paths';
import { tabId } from './tab-id';
import { hasExpired } from './token-expiry';

export interface FetchParts {
  send(path: string, init: ShellRequest): Promise<Response>;
  token(): string | null;
  claims(): { userId: string | null; companyId: string | null };
  refresh(): Promise<RefreshOutcome>;
  /** The session is over: the server does not accept it any more. */
  denied(): void;
  /** Asks the person to confirm who they are; whether they did. On partners' pages nothing needs it. */
  confirm?(): Promise<boolean>;
}

/**
 * `fetch` for paths of the API: sends who asks, refreshes an expired token once and repeats the call. A sensitive act that the
 * server wants confirmed waits for that and is then repeated as it was: who called it hears of the outcome alone.
 */
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
      headers.set('x-tab-id', tabId);
    }
    return parts.send(path, { ...init, headers });
  };

  const signedIn = async (path: string, init: ShellRequest): Promise<Response> => {
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

  return async (path, init = {}) => {
    const response = await signedIn(path, init);
    if (!parts.confirm || !(await wantsConfirmation(path, response))) return response;
    return (await parts.confirm()) ? signedIn(path, init) : response;
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
  const body = parsed(text) as { errors?: { extensions?: { code?: unknown } }[] } | null;
  return body?.errors?.some((error) => error.extensions?.code === 'access-denied') ?? false;
}

/** A command of GraphQL says it in its payload's error; a route of REST answers 403. */
async function wantsConfirmation(path: string, response: Response): Promise<boolean> {
  const isGraphql = path.startsWith('/graphql');
  if (!isGraphql && response.status !== 403) return false;
  const text = await response.clone().text();
  if (!text.includes('"CONFIRM_AGAIN"')) return false;
  const body = parsed(text) as { error?: Refused; data?: Record<string, { error?: Refused } | null> | null } | null;
  const errors = isGraphql ? Object.values(body?.data ?? {}).map((payload) => payload?.error) : [body?.error];
  return errors.some((error) => error?.code === 'CONFIRM_AGAIN');
}

type Refused = { code?: unknown } | null | undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
