import type { EnumRef, InputRef, OutputRef } from '@pothos/core';
import { builder } from '../../graphql/schema-builder';
import { ModuleKeyRef } from '../company';
import type { PlacedRow } from './row-reading';
import type { RowInput } from './save-row';

type Scalar = 'String' | 'Int' | 'Float' | 'Boolean' | 'ID' | 'Decimal' | 'Date' | 'DateTime';
type Named = Scalar | EnumRef<never, never>;

/** One field of a row: what it is, whether there are several, and whether it can be empty. */
export interface RowField { of: Named; isList: boolean; isNullable: boolean; output?: OutputRef<never>; input?: InputRef<never> }

const enumOf = (of: Scalar | EnumRef<never, never> | { $inferType: unknown }) => of as Named;

/** A field that every row of the kind has. */
export const always = (of: Parameters<typeof enumOf>[0]): RowField => ({ of: enumOf(of), isList: false, isNullable: false });
/** A field that can be empty. */
export const perhaps = (of: Parameters<typeof enumOf>[0]): RowField => ({ of: enumOf(of), isList: false, isNullable: true });
/** Several, perhaps none. */
export const several = (of: Parameters<typeof enumOf>[0]): RowField => ({ of: enumOf(of), isList: true, isNullable: false });

/**
 * The types of a kind of row: what is read, and what is written, which says the same fields and may leave any of them out. Both begin
 * with the place of the row (`id`, `key`, `position`).
 */
export function rowTypes<Row extends PlacedRow, Input extends RowInput>(type: string, fields: Readonly<Record<string, RowField>>) {
  const own = Object.entries(fields);
  const row = builder.objectRef<Row>(type);
  (row as unknown as ReturnType<typeof builder.objectRef<PlacedRow>>).implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      key: t.expose('key', { type: ModuleKeyRef }),
      position: t.exposeFloat('position'),
      revision: t.exposeInt('revision', { description: 'What a change is based on: see `baseRevision`.' }),
      ...Object.fromEntries(own.map(([name, { of, isList, isNullable, output }]) => {
        const named = output ?? of;
        return [name, t.expose(name as never, { type: isList ? [named] : named, nullable: isNullable } as never)];
      })),
    }),
  });
  const input = builder.inputRef<Input>(`${type}Input`).implement({
    description: 'What is left out stays as it is; null empties a field.',
    fields: (t) => ({
      id: t.id(),
      key: t.field({ type: ModuleKeyRef, required: false }),
      position: t.float({ required: false }),
      baseRevision: t.int({
        required: false,
        description: 'A field that somebody else has changed since is a CONFLICT, a row that is deleted since is DELETED, and nothing is written.',
      }),
      ...Object.fromEntries(own.map(([name, { of, isList, input: written }]) => {
        const named = (written ?? of) as never;
        return [name, t.field({ type: isList ? [named] : named, required: false } as never)];
      })),
    } as never),
  });
  return { row, input };
}
