import type { OperationAnswer } from '@heartwood/contract/fake-shell';

/**
 * What a server answers to saving and deleting a row of a list: what is left out of a change stays as it is.
 * @param answer the payload of a command on a row
 */
export function rowOperations(
  type: string, rows: object[], answer: (type: string, row: object | null) => object,
): Record<string, OperationAnswer> {
  const list = rows as { id: string; revision: number }[];
  return {
    [`Save${type}`]: ({ row }) => {
      const { baseRevision: _base, ...fields } = row as { id: string; baseRevision?: number };
      const at = list.findIndex(({ id }) => id === fields.id);
      const saved = { __typename: type, ...list[at], ...fields, revision: (list[at]?.revision ?? 0) + 1 };
      list.splice(at < 0 ? list.length : at, at < 0 ? 0 : 1, saved);
      return { [`save${type}`]: answer(type, saved) };
    },
    [`Delete${type}`]: ({ id }) => {
      list.splice(0, list.length, ...list.filter((each) => each.id !== id));
      return { [`delete${type}`]: answer(type, null) };
    },
  };
}
