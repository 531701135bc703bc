/**
 * What Node is started with for a server. After some quiet seconds V8 collects the whole heap three times over and makes
 * room for new objects small; the next burst pays for both. Only the command line turns that off, so it stands in the
 * `start` script of package.json too.
 */
export const serverFlags = ['--no-memory-reducer'];
