import type { Cache, UpdateResolver } from '@urql/exchange-graphcache';

/** How often the answers of each field of a query were made stale since the page was opened. */
export const forgotten = new Map<string, number>();

/**
 * Makes the answers of these queries stale, whatever they were asked with: where they are on screen they are asked for again, and what is
 * under way is asked for once more when it has come (`graphql/ask-again`).
 * @param isMeant says of what was asked with whether its answer is meant; without it each is
 */
export function forget(
  cache: Pick<Cache, 'inspectFields' | 'invalidate'>, fields: string | readonly string[],
  isMeant: (given: Record<string, unknown>) => boolean = () => true,
): void {
  const names = typeof fields === 'string' ? [fields] : fields;
  for (const name of names) forgotten.set(name, (forgotten.get(name) ?? 0) + 1);
  for (const { fieldName, fieldKey, arguments: given } of cache.inspectFields('Query')) {
    if (names.includes(fieldName) && isMeant(given ?? {})) cache.invalidate('Query', fieldKey);
  }
}

/** The same as the rule of a command: what it changes stands in lists that only the server knows. */
export const forgetting = (...fields: readonly string[]): UpdateResolver => (_result, _variables, cache) => forget(cache, fields);
