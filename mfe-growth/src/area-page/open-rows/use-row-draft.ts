import { useCompany } from '@heartwood/client-kit/company';
import { onLineBack } from '@heartwood/client-kit/keys';
import { useShell } from '@heartwood/contract/kit';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Revised, RowCommands } from '../rows/use-row-commands';
import { $deletedBy } from './deleted-rows.model';
import { createRowDraft, type RowDraft } from './row-draft.model';

interface RowDraftInput<Row extends Revised, Fields> {
  id: string;
  /** Null: it is new. It is not sent before it has a name. */
  row: Row | null;
  commands: RowCommands<Row, Fields>;
  /** What a new one says before anything is typed in it. */
  seed?: Partial<Fields>;
}

/** The row with what is typed in it: its fields are named as those of its input. */
export function writtenRow<Row>(row: Row | null, typed: object): Partial<Row> {
  return { ...row, ...typed };
}

/** The device's name of what is typed in a row and not yet with the server. */
const rowDraftName = (companyId: string, type: string, id: string) => `growth-row:${companyId}:${type}:${id}`;

const seedText = (seed: object | undefined) => (seed ? JSON.stringify({ typed: seed, base: null }) : null);

/** The draft of an open row, sent when the row is closed and when the line is back. Null before it is on the screen. */
export function useRowDraft<Row extends Revised, Fields extends object>(
  { id, row, commands, seed }: RowDraftInput<Row, Fields>,
): RowDraft<Fields> | null {
  const shell = useShell();
  const { companyId } = useCompany();
  const { type } = commands;
  const latest = useRef({ commands, row, seed });
  const [draft, setDraft] = useState<RowDraft<Fields> | null>(null);
  useLayoutEffect(() => {
    latest.current = { commands, row, seed };
  });
  useLayoutEffect(() => {
    const name = rowDraftName(companyId, type, id);
    const made = createRowDraft<Fields>({
      kept: shell.drafts.get(name) ?? seedText(latest.current.seed),
      keep: (text) => shell.drafts.set(name, text),
      save: (change, base) => latest.current.commands.write(id, change, base),
      // What is typed in a row that somebody has deleted would bring a piece of it back.
      isReady: (typed) => {
        const { commands: { nameOf }, row: present } = latest.current;
        return !(present !== null && $deletedBy.getState().has(id)) && nameOf(writtenRow(present, typed)) !== '';
      },
    });
    setDraft(made);
    const stopListening = onLineBack(shell, () => void made.flush());
    return () => {
      stopListening();
      void made.flush();
      made.stop();
    };
  }, [shell, companyId, type, id]);
  return draft;
}
