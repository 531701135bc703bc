/**
 * In place of the federation runtime's reader of manifests, which a bundle would hold whether it is used or not: the shell reads them by
 * itself and registers entries. What is left is asked for when a plugin or a remote is registered.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  manifestCache = new Map();
}

/** Of a remote whose manifest the runtime has not read nothing is known. */
export function getGlobalRemoteInfo() {
  return {};
}
