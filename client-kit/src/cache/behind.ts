/** A list that is read page by page, as far as it is loaded: `endCursor` is where it goes on. */
export interface LoadedList { nodes: readonly unknown[]; hasMore: boolean; endCursor?: string | null }

/**
 * The next page put behind what is loaded, each row once: one that moved up meanwhile stands above already. A page that does not
 * begin where the list ends leaves it as it is: the list was asked for anew since then, or the page twice.
 * @param after the cursor that the page was asked for with
 * @param keyOf what tells two rows apart
 */
export function behind<List extends LoadedList>(
  list: List, more: List, after: unknown, keyOf: (node: List['nodes'][number]) => string,
): List {
  if (!list.hasMore || list.endCursor !== after) return list;
  const known = new Set(list.nodes.map(keyOf));
  return { ...more, nodes: [...list.nodes, ...more.nodes.filter((node) => !known.has(keyOf(node)))] };
}
