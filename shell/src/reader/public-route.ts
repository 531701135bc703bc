/**
 * Pages below /app that need no token (specification, section 2), by their route. Who reads one is nobody there, also when they are signed
 * in: it is loaded for itself, apart from everything that has a session.
 */
export const isPublicRoute = (pathname: string): boolean => /^\/app\/(?:share|presentation\/view\/[^/]+)\/?$/.test(pathname);
