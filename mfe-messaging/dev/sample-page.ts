/** A page of a list; with a cursor there are more behind it. */
export function samplePage<Node>(__typename: string, nodes: readonly Node[], endCursor: string | null = null) {
  return { __typename, hasMore: endCursor !== null, endCursor, nodes };
}
