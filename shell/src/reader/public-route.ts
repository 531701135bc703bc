/**
 * Pages below /app that need no token (specification, section 2), by their route. Who reads one is nobody there, also when they are signed
 * in: it is loaded for itself, apart from everything that has a session. A presentation is viewed by a link's token; by its id it is its
 * members' (product decisions, row 89), unless the address has the key that its editors have given out.
 */
export function isPublicRoute(pathname: string, search: string): boolean {
  const [, view] = /^\/app\/(?:share|presentation\/view\/([^/]+))\/?$/.exec(pathname) ?? [null, null];
  if (view === null) return false;
  return view === undefined || !/^[0-9a-f-]{36}$/.test(view) || new URLSearchParams(search).has('key');
}
