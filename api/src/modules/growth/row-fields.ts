import type { InputRef, OutputRef } from '@pothos/core';
import type { ModuleKey } from '@heartwood/contract/domain';
import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { Context } from '../../request/context';
import { expected, type UserError } from '../../request/expected-failure';
import { deleteRow } from './delete-row';
import type { GrowthView } from './growth-framework';
import type { GrowthModule } from './growth-module';
import { GrowthModuleRef } from './growth.schema';
import { enterGrowth } from './read-growth';
import type { RowTable } from './row.table';
import type { RowKind } from './row-kind';
import { readRecords, viewRecords } from './row-reading';
import { saveRow, type RowAddress, type RowInput, type SavedRow } from './save-row';

export interface RowPayload { row: object | null; module: GrowthModule | null; done: number | null; error: UserError | null }

/** The row as it is now, with its module; nothing but the error where the command was refused. */
export async function rowPayload(context: Context, type: string, command: () => Promise<SavedRow>): Promise<RowPayload> {
  const { value: saved, error } = await expected(command);
  if (!saved) return { row: null, module: null, done: null, error };
  const { companyId, key, id } = saved;
  const view = await enterGrowth(context, companyId, [key]);
  const row = await rowOf(context, type, companyId, id, view);
  return { row, module: view.modules([key])[0] ?? null, done: view.done, error: null };
}

async function rowOf(context: Context, type: string, companyId: string, id: string, { reader }: GrowthView): Promise<object | null> {
  const [records] = await readRecords(context.db, companyId, [{ type, ids: [id] }]);
  return records ? viewRecords(records, reader)[0] ?? null : null;
}

/** Who meets a conflict is told what stands there now. */
async function withNewer(context: Context, type: string, companyId: string, id: string, payload: RowPayload): Promise<RowPayload> {
  if (payload.error?.code !== 'CONFLICT') return payload;
  return { ...payload, row: await rowOf(context, type, companyId, id, await enterGrowth(context, companyId, [])) };
}

export interface RowsPayload { rows: object[]; module: GrowthModule | null; done: number | null; error: UserError | null }

/** The rows of one module as they are now, in no order; none of them where the command, which answers their ids, was refused. */
export async function rowsPayload(
  context: Context, { companyId, key, type }: { companyId: string; key: ModuleKey; type: string },
  command: () => Promise<readonly string[]>,
): Promise<RowsPayload> {
  const { value: ids, error } = await expected(command);
  if (!ids) return { rows: [], module: null, done: null, error };
  const view = await enterGrowth(context, companyId, [key]);
  const [records] = await readRecords(context.db, companyId, [{ type, ids: [...ids] }]);
  return { rows: records ? viewRecords(records, view.reader) : [], module: view.modules([key])[0] ?? null, done: view.done, error: null };
}

/** The type that commands on such a row answer with. */
export function rowPayloadRef<Row>(type: string, row: OutputRef<Row>) {
  return builder.objectRef<RowPayload>(`${type}Payload`).implement({
    description: '`row` is null once it is deleted.',
    fields: (t) => ({
      row: t.field({ type: row, nullable: true, resolve: (payload) => payload.row as never }),
      module: t.expose('module', { type: GrowthModuleRef, nullable: true }),
      done: t.exposeInt('done', { nullable: true }),
      error: t.expose('error', { type: UserErrorRef, nullable: true }),
    }),
  });
}

/** The type that commands on several such rows answer with. */
export function rowsPayloadRef<Row>(type: string, row: OutputRef<Row>) {
  return builder.objectRef<RowsPayload>(`${type}sPayload`).implement({
    fields: (t) => ({
      rows: t.field({ type: [row], resolve: (payload) => payload.rows as never }),
      module: t.expose('module', { type: GrowthModuleRef, nullable: true }),
      done: t.exposeInt('done', { nullable: true }),
      error: t.expose('error', { type: UserErrorRef, nullable: true }),
    }),
  });
}

interface RowTypes<Row, Input> {
  row: OutputRef<Row>;
  /** Has `id`; a new row needs its `position`, and its `key` where the rows may stand in more than one module. */
  input: InputRef<Input>;
}

/** What saves and deletes a row of a kind that has rules of its own. */
interface RowCommands<Input> {
  save?(context: Context, where: RowAddress, row: Input): Promise<SavedRow>;
  remove?(context: Context, row: { companyId: string; id: string }): Promise<SavedRow>;
}

/**
 * `save…` and `delete…` of a kind: for Customer, `saveCustomer(companyId, row)` and `deleteCustomer(companyId, id)`. Answers the type
 * that further commands on such a row answer with.
 */
export function rowMutations<Table extends RowTable, Input extends RowInput & { key?: ModuleKey | null | undefined }, Row>(
  kind: RowKind<Table, Input>, types: RowTypes<Row, Input>, commands: RowCommands<Input> = {},
) {
  const { type } = kind;
  const {
    save = (context, where, row) => saveRow(context, kind, where, row), remove = (context, row) => deleteRow(context, kind, row),
  } = commands;
  // The kind's own checks take what is more than this.
  const rowType = types.input as unknown as InputRef<RowInput & { key?: ModuleKey | null }>;
  const own = { type: rowPayloadRef(type, types.row), authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;
  builder.mutationFields((t) => ({
    [`save${type}`]: t.field({
      ...own, description: 'Creates or changes; also brings a deleted one back. With a CONFLICT, `row` is what stands there now.',
      args: { companyId: t.arg.id(), row: t.arg({ type: rowType }) },
      resolve: async (_root, { companyId, row }, context) => {
        const answer = await rowPayload(context, type, () => save(context, { companyId, key: row.key }, row as Input));
        return withNewer(context, type, companyId, row.id, answer);
      },
    }),
    [`delete${type}`]: t.field({
      ...own, description: `Soft: \`save${type}\` with the same id brings it back.`,
      args: { companyId: t.arg.id(), id: t.arg.id() },
      resolve: (_root, args, context) => rowPayload(context, type, () => remove(context, args)),
    }),
  }));
  return own.type;
}
