import type { Cache, UpdateResolver } from '@urql/exchange-graphcache';

/**
 * Makes the answers of these queries stale, whatever they were asked with: where they are on screen they are asked for again.
 * @param isMeant says of what was asked with whether its answer is meant; without it each is
 */
export function forget(
  cache: Pick<Cache, 'inspectFields' | 'invalidate'>, fields: string | readonly string[],
  isMeant: (given: Record<string, unknown>) => boolean = () => true,
): void {
  const names = typeof fields === 'string' ? [fields] : fields;
  for (const { fieldName, fieldKey, arguments: given } of cache.inspectFields('Query')) {
    if (names.includes(fieldName) && isMeant(given ?? {})) cache.invalidate('Query', fieldKey);
  }
}

/** The same as the rule of a command: what it changes stands in lists that only the server knows. */
export const forgetting = (...fields: readonly string[]): UpdateResolver => (_result, _variables, cache) => forget(cache, fields);
