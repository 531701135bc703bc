/**
 * Pages below /app that need no token (specification, section 2), by their route. Who reads one is nobody there, also when they are signed
 * in: it is loaded for itself, apart from everything that has a session. A presentation is viewed by a link's token; by its id it is its
 * members' (product decisions, row 89).
 */
export const isPublicRoute = (pathname: string): boolean => (
  /^\/app\/(?:share|presentation\/view\/(?![0-9a-f-]{36}\/?$)[^/]+)\/?$/.test(pathname));
