/**
 * In place of the federation runtime's reader of manifests: the shell reads them by itself and registers entries. What is left is what
 * the runtime asks for when a remote is registered anew.
 */
export class SnapshotHandler {
  manifestCache = new Map();
}

/** Of a remote whose manifest the runtime has not read nothing is known. */
export function getGlobalRemoteInfo() {
  return {};
}
