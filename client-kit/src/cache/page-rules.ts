import type { Cache } from '@urql/exchange-graphcache';

export interface PageOptions {
  /** The query's field, whose answer has `nodes` and `hasMore`, newest first. */
  field: string;
  type: string;
}

/** Which of the pages are meant, by the arguments they were asked for with. */
export type PageArguments = Record<string, unknown>;

export interface PageRules {
  /**
   * Puts a row where its time belongs: a new one on top, one whose deletion was undone where it stood. One that is known
   * stays, and one older than what is loaded is no news.
   */
  put(cache: Cache, wanted: PageArguments, row: { id: string; createdAt: string }): void;
  remove(cache: Cache, wanted: PageArguments, id: string): void;
}

interface LoadedPage { key: string; nodes: string[]; newest: string; isLast: boolean }

/** Rules for a list that is read page by page, newest first. */
export function pageRules({ field, type }: PageOptions): PageRules {
  const keyOf = (id: string) => `${type}:${id}`;
  return {
    put(cache, wanted, { id, createdAt }) {
      const pages = pagesOf(cache, field, wanted);
      if (pages.some(({ nodes }) => nodes.includes(keyOf(id)))) return;
      for (const { key: page, nodes, isLast } of pages) {
        const below = nodes.findIndex((each) => createdAtOf(cache, each) < createdAt);
        if (below < 0 && !isLast) continue;
        const at = below < 0 ? nodes.length : below;
        cache.link(page, 'nodes', [...nodes.slice(0, at), keyOf(id), ...nodes.slice(at)] as never);
        return;
      }
    },
    remove(cache, wanted, id) {
      for (const { key, nodes } of pagesOf(cache, field, wanted)) {
        if (nodes.includes(keyOf(id))) cache.link(key, 'nodes', nodes.filter((each) => each !== keyOf(id)) as never);
      }
    },
  };
}

/** What some screen has asked for of such a list, newest page first. */
function pagesOf(cache: Cache, field: string, wanted: PageArguments): LoadedPage[] {
  const isWanted = (given: Record<string, unknown> | null) => Object.entries(wanted).every(([name, value]) => given?.[name] === value);
  const pages = cache.inspectFields('Query').flatMap(({ fieldName, fieldKey, arguments: given }): LoadedPage[] => {
    if (fieldName !== field || !isWanted(given)) return [];
    const key = cache.resolve('Query', fieldKey);
    if (typeof key !== 'string') return [];
    const nodes = nodesOf(cache, key);
    return [{ key, nodes, newest: createdAtOf(cache, nodes[0]), isLast: cache.resolve(key, 'hasMore') === false }];
  });
  // An empty one is the only one.
  return pages.sort((a, b) => (a.newest < b.newest ? 1 : -1));
}

function nodesOf(cache: Cache, page: string): string[] {
  const nodes = cache.resolve(page, 'nodes');
  return Array.isArray(nodes) ? nodes.filter((key) => typeof key === 'string') : [];
}

function createdAtOf(cache: Cache, row: string | undefined): string {
  const at = row === undefined ? null : cache.resolve(row, 'createdAt');
  return typeof at === 'string' ? at : '';
}
