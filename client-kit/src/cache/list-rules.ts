import type { Cache, DataFields, OptimisticMutationConfig, UpdateResolver, Variables } from '@urql/exchange-graphcache';

export interface ListOptions {
  /** The type whose field lists the rows; its key is the id of a company. */
  area: string;
  list: string;
  /** The type of a row; the payload of its commands is called after it. */
  type: string;
  /** The mutations that save a row and delete one. Both answer with `row` (null once it is deleted) and `error`. */
  save: string;
  remove: string;
  /** Mutations that save several; they answer with `rows`. */
  bulk?: readonly string[];
  /** The id of the row that the variables name; `id` unless told. */
  id?(variables: Variables): string;
  /** What a saved row is shown with before the server has answered: `row` of the variables unless told, null shows nothing. */
  row?: ((variables: Variables, isKnown: boolean) => Readonly<Record<string, unknown>> | undefined) | null;
}

export interface ListRules {
  updates: Record<string, UpdateResolver>;
  optimistic: OptimisticMutationConfig;
  /** Takes in what the company's stream brings: rows of this type that came, went, or are closed to the viewer. */
  live(cache: Cache, companyId: string, news: RecordNews): void;
}

export interface RecordNews {
  records: readonly { __typename?: string; id?: string; revision?: number }[];
  deletedRecordIds: readonly string[];
  /** Rows that stand there (their `key`) are not for the viewer any more. */
  closedKey?: string | null;
}

/**
 * Rules for a list of rows of a company: a saved row stands in its list, a deleted one does not, before the server has answered
 * as afterwards, and whoever did it. A list that nobody has asked for is left alone.
 */
export function listRules({ area, list, type, save, remove, bulk = [], id = idOf, row = rowOf }: ListOptions): ListRules {
  const keyOf = (each: string) => `${type}:${each}`;
  const change = (cache: Cache, companyId: unknown, next: (keys: string[]) => string[]) => {
    const owner = { __typename: area, companyId: String(companyId) };
    const known = keysOf(cache, owner, list);
    if (!known) return;
    const keys = next(known);
    if (keys.length !== known.length) cache.link(owner, list, keys as never);
  };
  const put = (cache: Cache, companyId: unknown, each: string) => (
    change(cache, companyId, (keys) => (keys.includes(keyOf(each)) ? keys : [...keys, keyOf(each)]))
  );
  const drop = (cache: Cache, companyId: unknown, each: string) => (
    change(cache, companyId, (keys) => keys.filter((key) => key !== keyOf(each)))
  );
  /** The newest revision of each row that the stream has brought, by its id. */
  const seen = new Map<string, number>();
  const answer = (shown: object | null) => ({ __typename: `${type}Payload`, error: null, row: shown }) as never;
  return {
    updates: {
      [save]: (result, { companyId }, cache, { optimistic }) => {
        const payload = payloadOf(result, save);
        if (!payload?.row || payload.error) return;
        const { id: each, revision } = payload.row;
        put(cache, companyId, each);
        // An answer that was overtaken by what somebody else did has been written over that: the row is asked for anew. What is shown
        // before there is an answer is none: a deleted row that is brought back has no revision yet.
        if (!optimistic && revision !== undefined && revision < (seen.get(each) ?? 0)) cache.invalidate(keyOf(each));
      },
      [remove]: (result, variables, cache) => {
        const payload = payloadOf(result, remove);
        if (payload && !payload.error) drop(cache, variables['companyId'], id(variables));
      },
      ...Object.fromEntries(bulk.map((field): [string, UpdateResolver] => [field, (result, { companyId }, cache) => {
        const { rows = [] } = (result[field] ?? {}) as { rows?: readonly { id: string }[] };
        for (const row of rows) put(cache, companyId, row.id);
      }])),
    },
    optimistic: {
      ...(row && {
        [save]: (variables: Variables, cache: Cache) => {
          const rowId = String(rowOf(variables)?.['id'] ?? id(variables));
          const known = keysOf(cache, { __typename: area, companyId: String(variables['companyId']) }, list) ?? [];
          const isKnown = known.includes(keyOf(rowId));
          // What is left out of a change stays as it is.
          return answer({
            ...(isKnown ? knownOf(cache, keyOf(rowId)) : { revision: 1 }), __typename: type, id: rowId, ...row(variables, isKnown),
          });
        },
      }),
      [remove]: () => answer(null),
    },
    live(cache, companyId, { records, deletedRecordIds, closedKey = null }) {
      for (const record of records) {
        if (record.__typename !== type || record.id === undefined) continue;
        put(cache, companyId, record.id);
        if (record.revision !== undefined) seen.set(record.id, Math.max(record.revision, seen.get(record.id) ?? 0));
      }
      for (const each of deletedRecordIds) drop(cache, companyId, each);
      if (closedKey !== null) change(cache, companyId, (keys) => keys.filter((key) => cache.resolve(key, 'key') !== closedKey));
    },
  };
}

const idOf = (variables: Variables) => String(variables['id']);
const rowOf = (variables: Variables) => variables['row'] as Readonly<Record<string, unknown>> | undefined;

/** The plain fields of a row as the cache holds it. */
function knownOf(cache: Cache, key: string): Record<string, unknown> {
  return Object.fromEntries(cache.inspectFields(key).filter(({ arguments: given }) => given === null)
    .map(({ fieldName }) => [fieldName, cache.resolve(key, fieldName)]));
}

function payloadOf(result: DataFields, field: string): {
  row?: { id: string; revision?: number } | null; error?: unknown;
} | null | undefined {
  return result[field] as never;
}

/** The keys of a list as the cache holds it now; null when it holds none. */
function keysOf(cache: Cache, owner: { __typename: string; companyId: string }, list: string): string[] | null {
  const keys = cache.resolve(owner, list);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : null;
}
