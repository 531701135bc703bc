/** Who publishes, as far as a token tells. */
export interface Squad { tokenId: string; name: string; remotes: readonly string[] }
