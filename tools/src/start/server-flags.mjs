/**
 * What Node is started with for a server. After some quiet seconds V8 collects the whole heap three times over and makes
 * room for new objects small; the next burst pays for both. Under load the rows and answers of the requests at work fill
 * the 16 MB for new objects many times a second, and each time what is still needed is carried about. Only the command line
 * says either, so both stand in the `start` script of package.json too.
 */
export const serverFlags = ['--no-memory-reducer', '--max-semi-space-size=64'];
