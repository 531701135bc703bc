import { randomUUID } from 'node:crypto';
import { EDITORS, inCompany, type Rule } from './rights';
import type { Stage } from './rights-stage';

/** One kind of row: the list of its area, its fields beside its place, and what a new one needs. */
interface KindRights {
  list: string;
  fields: readonly string[];
  row: Readonly<Record<string, unknown>> | ((stage: Stage) => Readonly<Record<string, unknown>>);
  /** Other fields that lead to it. */
  from?: readonly string[];
}

/** The rights of the rows of an area, by the type of each: editors write them, and whoever sees their module reads them. */
export function rowRights(area: string, kinds: Readonly<Record<string, KindRights>>) {
  const fields: Record<string, Rule> = {};
  const types: Record<string, { from: readonly string[]; fields: readonly string[] }> = {};
  for (const [type, { list, row, fields: own, from = [] }] of Object.entries(kinds)) {
    const needed = (stage: Stage) => (typeof row === 'function' ? row(stage) : row);
    fields[`Mutation.save${type}`] = inCompany(EDITORS, (stage) => ({ row: { id: randomUUID(), position: 1, ...needed(stage) } }));
    fields[`Mutation.delete${type}`] = inCompany(EDITORS, () => ({ id: randomUUID() }));
    // The commands answer with nothing else than the row.
    types[type] = { from: [`${area}.${list}`, `${type}Payload.row`, ...from], fields: ['id', 'key', 'position', 'revision', ...own] };
  }
  return { fields, types };
}
