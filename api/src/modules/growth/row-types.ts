import type { InputRef } from '@pothos/core';
import type { ModuleKey } from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';
import { ModuleKeyRef } from '../company';
import type { RowInput } from './save-row';

type RowShape = RowInput & { key: ModuleKey };
type Scalar = 'String' | 'Int' | 'Float' | 'Boolean';

/**
 * The type of a row and the input that saves it: what is written is what is read, under the same names.
 * @param own the row's own fields, each with its scalar; `id`, `key` and `position` are there
 */
export function rowTypes<Row extends RowShape>(type: string, own: Record<Exclude<keyof Row, keyof RowShape>, Scalar>) {
  const fields = Object.entries<Scalar>(own);
  const row = builder.objectRef<Row>(type);
  row.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ id }) => id }),
      key: t.field({ type: ModuleKeyRef, resolve: ({ key }) => key }),
      position: t.float({ resolve: ({ position }) => position }),
      ...Object.fromEntries(fields.map(([name, scalar]) => [name, t.field({ type: scalar, resolve: (each) => each[name as keyof Row] as never })])),
    }),
  });
  const input = builder.inputType(`${type}Input`, {
    fields: (t) => ({
      id: t.id(), key: t.field({ type: ModuleKeyRef }), position: t.float(),
      ...Object.fromEntries(fields.map(([name, scalar]) => [name, t.field({ type: scalar })])),
    }),
  });
  return { row, input: input as unknown as InputRef<Row> };
}
