import type { OptimisticMutationConfig, Variables } from '@urql/exchange-graphcache';
import { linkedIds, type Link } from './links';

export interface ListOptions {
  /** Whose list it is. */
  owner(variables: Variables): Link;
  /** The list's field of its owner, and the type of its rows. */
  list: string;
  type: string;
  /** The mutations that save a row and delete one; both name it by `id`. */
  save: string;
  remove: string;
  /** The fields of a row that is saved. */
  row(variables: Variables): { id: string };
  /** The answer that brings the owner with these fields. */
  answer(variables: Variables, fields: Record<string, unknown>): Record<string, unknown>;
}

/** What is seen before the server has answered: a saved row in its place, a new one at the end, a deleted one gone. */
export function listRules({ owner, list, type, save, remove, row, answer }: ListOptions): OptimisticMutationConfig {
  const link = (id: string): Link => ({ __typename: type, id });
  return {
    [save]: (variables, cache) => {
      const ids = linkedIds(cache, owner(variables), list);
      const saved = { __typename: type, ...row(variables) };
      const known = ids.includes(saved.id) ? ids : [...ids, saved.id];
      return answer(variables, { [list]: known.map((id) => (id === saved.id ? saved : link(id))) }) as never;
    },
    [remove]: (variables, cache) => {
      const ids = linkedIds(cache, owner(variables), list);
      return answer(variables, { [list]: ids.filter((id) => id !== variables['id']).map(link) }) as never;
    },
  };
}
