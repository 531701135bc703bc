/** Who publishes, as far as a token tells. With a public key, what they send has to be signed. */
export interface Squad { tokenId: string; name: string; remotes: readonly string[]; publicKey: string | null }
