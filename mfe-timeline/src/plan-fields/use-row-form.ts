import { submitWith, throwRefusal } from '@heartwood/client-kit/forms';
import type { CommandResult } from '@heartwood/client-kit/commands';
import { useShell } from '@heartwood/contract/kit';
import { useEffect, useId, useRef, useState } from 'react';
import { readForm, type KeptForm } from './kept-values';
import { useMergedForm, type MergedFormOptions } from './use-merged-form';

interface Row { id: string; revision: number }

export interface RowFormOptions<R extends Row, Values extends object> extends Omit<MergedFormOptions<R, Values>, 'kept'> {
  /** The device's name of what is typed. */
  draft: string;
  /** What of an earlier visit is meant still. */
  stillMeant?(left: KeptForm<Values>): KeptForm<Values> | null;
  /** Sends it under this id, over what stood there; null when the person thought better of it. */
  send(values: Values, id: string, base: R | null): Promise<CommandResult<{ row?: R | null }> | null>;
  onClose(): void;
}

/** A form of a row of the plan: what is typed stays on the device until it is sent, and what others write meanwhile is merged in. */
export function useRowForm<R extends Row, Values extends object>(
  { draft, stillMeant = (left) => left, send, onClose, ...merged }: RowFormOptions<R, Values>,
) {
  const shell = useShell();
  const { row, valuesOf } = merged;
  const [kept] = useState(() => {
    const left = readForm(shell.drafts, draft, valuesOf(row));
    return left && stillMeant(left);
  });
  // The same until it is saved, after a reload too: a row that is sent twice is made once.
  const [newId] = useState(() => kept?.id ?? crypto.randomUUID());
  const id = row?.id ?? newId;
  const form = useMergedForm<R, Values>({ ...merged, kept });
  // Who has gone on to something else before the answer stays there.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const forget = () => shell.drafts.set(draft, null);
  const save = submitWith(async (values: Values, helpers) => {
    const result = await send(values, id, form.begun.base);
    if (result === null || form.isAsked(result, values, helpers)) return;
    throwRefusal(result);
    if (!result.ok) return;
    forget();
    if (isOpen.current) onClose();
  });
  return {
    ...form, draft, id, kept, save,
    formId: useId(),
    /** It is gone, and what was typed of it. */
    leave: () => {
      forget();
      onClose();
    },
  };
}

export type RowForm<R extends Row, Values extends object> = ReturnType<typeof useRowForm<R, Values>>;
