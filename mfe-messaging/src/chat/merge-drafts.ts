/**
 * Two devices have written on one draft: what only one of them changed is as it left it, and what both changed is kept of both.
 * @param base what both had before
 */
export function mergeDrafts(base: string, mine: string, theirs: string): string {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  // Sent or given up on one side, written on at the other: the words are not to be lost.
  if (mine.trim() === '' || theirs.trim() === '') return mine.trim() === '' ? theirs : mine;
  if (mine.startsWith(theirs)) return mine;
  return theirs.startsWith(mine) ? theirs : `${theirs}\n\n${mine}`;
}
