import type { Cache } from '@urql/exchange-graphcache';

/** The key of a type that lives inside what asked for it, and is no entity of its own. */
export const embedded = (): null => null;

/** A link the cache can write: enough of an entity to be found again. */
export interface Link {
  __typename: string;
  id: string;
}

/** Ids behind a list field of an entity, as the cache holds them now. */
export function linkedIds(cache: Cache, owner: Link, field: string): string[] {
  const keys = cache.resolve({ ...owner }, field);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string').map((key) => key.slice(key.indexOf(':') + 1)) : [];
}
