/** A number from 0 to 99 for a person: the same in every browser of theirs, and on the server. */
export function canaryNumberOf(userId: string): number {
  let hash = 0x811c9dc5;
  for (const letter of userId) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}

/**
 * The bucket of a remote, turned by its name: who is first with one remote's canaries is not first with all, and each percent is a percent.
 */
export function canaryBucketOf(remote: string, number: number): number {
  return (number + Array.from(remote).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)) % 100;
}
