import type { ShellRequest } from '@heartwood/contract';

/** `fetch` of a page that is read by its address: nothing says who reads it, and nothing but the API is told the address of anything. */
export function createReaderFetch(
  send: (path: string, init: RequestInit) => Promise<Response>,
): (path: string, init?: ShellRequest) => Promise<Response> {
  return async (path, { onProgress: _, ...init } = {}) => {
    if (!/^\/(?:graphql|api\/v1\/)/.test(path)) throw new Error('a page without an account asks the API alone');
    const headers = new Headers(init.headers);
    for (const name of ['authorization', 'x-user-id', 'x-company-id', 'x-tab-id']) headers.delete(name);
    headers.set('x-role', 'PUBLIC');
    return send(path, { ...init, headers, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
  };
}
