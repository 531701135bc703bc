/**
 * The contract this package describes, `major.minor`. A minor only adds; a major may break.
 * - 1.0: shell, slots, registry
 * - 1.1: `shell.drafts`
 * - 1.2: the events `messaging/unread` and `messaging/opened`, `onProgress` of `shell.fetch`, `isFullScreen` of a page's head
 * - 1.3: the event `drafts/changed`
 * - 1.4: what the shell knew of single remotes is in their manifests: `palette`, `openers`, `tools`, `keys`, `badge` and `go` of the
 *   menu, `place` of a slot; `slots.offered`; the events `plan/upgrade` and `badge/changed`
 * - 1.5: `shell.push`, the event `answer/awaited`, `person` of a toast; an address of the product may name its
 *   company (`inCompany`)
 * - 1.6: an opener may be of a `goal`; `update` of what `slots.mount` returns; `tour` of a manifest
 * - 1.7: pages that are read without an account: `access` of a page, `reader` of the session, `READER`
 * - 1.8: `area` of a page, `beside` of a slot, `bar` of a page's layout
 * - 1.9: `owner` of a manifest
 * - 1.10: `settings` of a manifest and of the shell
 */
export const CONTRACT = '1.10';

/** Whether a shell speaking `shell` can host a remote built against `remote`: same major, and not newer than the shell's minor. */
export function isCompatible(remote: string, shell: string = CONTRACT): boolean {
  const [remoteMajor, remoteMinor] = parseVersion(remote);
  const [shellMajor, shellMinor] = parseVersion(shell);
  return remoteMajor === shellMajor && remoteMinor <= shellMinor;
}

function parseVersion(version: string): [number, number] {
  const match = /^(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2])] : [Number.NaN, Number.NaN];
}
