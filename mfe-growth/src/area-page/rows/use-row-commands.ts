import { NETWORK, offerUndo, type CommandResult } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { useShell } from '@heartwood/contract/kit';
import type { TypedDocumentNode } from '@urql/core';
import { useMemo } from 'react';
import { useCommand } from '../../module/command';
import { $deletedBy, rowsCameBack, rowsDeleted } from '../open-rows/deleted-rows.model';
import type { RowSaved } from '../open-rows/row-draft.model';
import { lastPosition, movedRow, type Positioned } from './row-position';
import { underWayUntilAnswered } from './rows-under-way';

/** The code of a change to a row that somebody has deleted. */
const DELETED = 'DELETED';

interface RowAnswer<Row = unknown> {
  /** With a CONFLICT, what stands there now. */
  row?: Row | null;
  done?: number | null;
  error?: { code: string; field: string | null; message: string } | null;
}

/** A row that may be changed by several people at once. */
export interface Revised extends Positioned { revision: number }
/** What is sent of a row: what is left out stays as it is. */
export interface RowInput { id: string; position?: number | null; baseRevision?: number | null }

/** What is particular to the commands of one kind of row. */
export interface RowCalls<Row extends Revised, Input extends RowInput, Place extends keyof Input = never> {
  /** The GraphQL type: its mutations are called after it. */
  type: string;
  save: TypedDocumentNode<object, { companyId: string; row: Input }>;
  remove: TypedDocumentNode<object, { companyId: string; id: string }>;
  /** Of a row that is being written, too: one without a name is not sent. */
  nameOf(row: Partial<Row>): string | null | undefined;
  /** What one row is called: "value". */
  noun: string;
  /** What is sent of a row, so that a deleted one comes back as it was; said where the page reads more of it than can be written. */
  input?(row: Row): Input;
  /** What a new row says that its form does not ask for, such as its module. */
  place?: Pick<Input, Place>;
  /** What a row says that is made with some of its fields. */
  blank?: Omit<Input, keyof RowInput | Place>;
}

export interface RowCommands<Row extends Revised, Fields> {
  /** As in the calls that they are made of. */
  type: string;
  noun: string;
  nameOf(row: Partial<Row>): string;
  /** Both resolve to what the server said; the row is shown before. The same `id` makes the same row, however often it is sent. */
  add(fields: Fields, id?: string): Promise<CommandResult<RowAnswer<Row>>>;
  /** Sends what is changed; `row` is what the person had before them when they began. */
  change(row: Row, fields: Fields): Promise<CommandResult<RowAnswer<Row>>>;
  /** Sends some fields of a row, or makes it with them; it is the caller who tells of what was refused. */
  write(id: string, change: Partial<Fields>, base: number | null): Promise<RowSaved>;
  reorder(ids: string[]): void;
  /** Gives a row another place, and what it says there, such as the list that it went to. */
  move(id: string, position: number, change: Partial<Fields>): void;
  /** Offers to undo it; resolves to whether the row is gone. */
  remove(row: Row): Promise<boolean>;
  /** Brings a deleted row back as it was, with what was typed in it since; resolves to whether it is there. */
  putBack(row: Row, typed: Partial<Fields>): Promise<boolean>;
}

/** What the form of a row asks for. */
export type FieldsOf<Input, Place extends keyof Input = never> = {
  [Name in Exclude<keyof Input, keyof RowInput | Place | '__typename'>]-?: NonNullable<Input[Name]>;
};

/** What can be done with the rows of a module. `calls` stands outside of the component. */
export function useRowCommands<Row extends Revised, Input extends RowInput, Place extends keyof Input = never>(
  calls: RowCalls<Row, Input, Place>, rows: readonly Row[],
): RowCommands<Row, FieldsOf<Input, Place>> {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  return useMemo(() => {
    const { type, noun, place: at, blank, input = asInput<Row, Input> } = calls;
    const nameOf = (row: Partial<Row>) => calls.nameOf(row)?.trim() ?? '';
    // What is wrong with a field of its form is told there.
    const send = async (row: RowInput, fields: object = {}, quiet: string[] = []) => {
      const answer = await underWayUntilAnswered(run<Record<string, RowAnswer<Row>>, { companyId: string; row: Input }, string>(
        calls.save as TypedDocumentNode<Record<string, RowAnswer<Row>>, { companyId: string; row: Input }>, `save${type}`,
        { companyId, row: row as Input }, { doing: `saving the ${noun}`, fields: Object.keys(fields), quiet },
      ));
      // Also of a row that was deleted before.
      if (answer.ok) rowsCameBack([row.id]);
      // The answer to a change may come before the company's stream, which tells whose it was.
      else if (answer.code === DELETED && !$deletedBy.getState().has(row.id)) rowsDeleted({ ids: [row.id], by: null });
      return answer;
    };
    /** Gives a row its place, and offers the one that it had. */
    const place = (row: Row, position: number, change: object) => {
      const { id, revision } = row;
      const had = Object.fromEntries(Object.keys(change).map((name) => [name, (row as Readonly<Record<string, unknown>>)[name]]));
      const done = send({ ...change, id, baseRevision: revision, position });
      // Of one that somebody has moved or deleted since, nothing is taken back.
      offerUndo(shell, {
        title: `${nameOf(row) || noun} was moved`, done,
        undo: ({ payload }) => void send({ ...had, id, baseRevision: payload.row?.revision ?? revision, position: row.position }),
      });
    };
    return {
      type, noun, nameOf,
      add: (fields, id = crypto.randomUUID()) => send({ ...at, ...fields, id, position: lastPosition(rows) }, fields),
      change: (row, fields) => send({ id: row.id, baseRevision: row.revision, ...changesOf(row, fields) }, fields),
      write: async (id, change, base) => {
        // Of one that was there once it is a change still, whoever took it away.
        const isNew = base === null && rows.every((row) => row.id !== id);
        const row = isNew ? { ...at, ...blank, ...change, id, position: lastPosition(rows) } : { ...change, id, baseRevision: base };
        const answer = await send(row, change, [NETWORK]);
        const revision = answer.payload?.row?.revision ?? null;
        if (answer.ok) return { ok: true, revision: revision ?? 1 };
        const { field, message, code } = answer;
        return {
          ok: false, field, message, revision, isConflict: code === 'CONFLICT', isDeleted: code === DELETED,
          isUnreachable: code === NETWORK,
        };
      },
      reorder: (ids) => {
        const moved = movedRow(rows, ids);
        const row = rows.find(({ id }) => id === moved?.id);
        if (moved && row) place(row, moved.position, {});
      },
      move: (id, position, change) => {
        const row = rows.find((each) => each.id === id);
        if (row) place(row, position, change);
      },
      remove: async (row) => {
        const { ok } = await underWayUntilAnswered(run<Record<string, RowAnswer>, { companyId: string; id: string }, string>(
          calls.remove as TypedDocumentNode<Record<string, RowAnswer>, { companyId: string; id: string }>, `delete${type}`,
          { companyId, id: row.id }, { doing: `deleting the ${noun}` },
        ));
        // The same id brings the row back, place and all.
        const undo = { label: 'Undo', run: () => void send(input(row)) };
        if (ok) shell.toast({ title: `${nameOf(row)} was deleted`, status: 'success', action: undo });
        return ok;
      },
      putBack: async (row, typed) => (await send({ ...input(row), ...typed })).ok,
    };
  }, [run, shell, companyId, calls, rows]);
}

/** All fields of a row as they are sent: without what the server alone says of it. */
function asInput<Row extends Revised, Input>({ revision: _revision, ...row }: Row): Input {
  return JSON.parse(JSON.stringify(row, (name, value: unknown) => (name === '__typename' ? undefined : value))) as Input;
}

function changesOf(row: object, fields: object): object {
  const before = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value)));
}
