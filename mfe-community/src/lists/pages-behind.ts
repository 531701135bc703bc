import { behind, type LoadedList } from '@heartwood/client-kit/cache';
import type { TypedDocumentNode } from '@urql/core';
import type { UpdateResolver } from '@urql/exchange-graphcache';

type ListQuery = TypedDocumentNode<Record<string, LoadedList>, Record<string, unknown>>;

export const byId = (node: unknown): string => (node as { id: string }).id;
export const byPerson = (node: unknown): string => (node as { person: { id: string } }).person.id;

/** Puts the next page of a list behind what its query has loaded. `keyOf` tells two rows apart. */
export const pagesBehind = (query: unknown, field: string, keyOf: (node: unknown) => string): UpdateResolver => (
  (result, { after, first: _first, ...asked }, cache) => {
    if (after == null) return;
    cache.updateQuery({ query: query as ListQuery, variables: asked }, (data) => {
      const list = data?.[field];
      return data && list ? { ...data, [field]: behind(list, result[field] as unknown as LoadedList, after, keyOf) } : data;
    });
  }
);
