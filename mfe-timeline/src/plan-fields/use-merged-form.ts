import { useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useState } from 'react';
import type { KeptForm } from './kept-values';
import { mergeForm, type Begun } from './merge-form';

interface Row { revision: number }

export interface MergedFormOptions<R extends Row, Values extends object> {
  /** Null: a new one, of which nobody else writes. */
  row: R | null;
  /** The values of a row, or those that a new one begins with. */
  valuesOf(row: R | null): Values;
  /** What an earlier visit left. */
  kept?: KeptForm<Values> | null;
  /** Of a row that has changed: fields that nobody types, which are always its own. */
  followed?(row: R, before: R): readonly (keyof Values)[];
}

/** A form of a row that others may change meanwhile: what they write is taken over, and where both wrote the person is asked. */
export function useMergedForm<R extends Row, Values extends object>(
  { row, valuesOf, kept = null, followed }: MergedFormOptions<R, Values>,
) {
  const [first] = useState(() => {
    const now = valuesOf(row);
    const plain: Begun<R, Values> = { base: row, initial: now, clashes: [] };
    if (!kept || row === null) return { begun: plain, values: { ...now, ...kept?.typed } };
    const names = Object.keys(kept.typed) as (keyof Values)[];
    const before = { ...now, ...Object.fromEntries(names.map((name) => [name, kept.over[name]])) };
    return mergeForm({ ...plain, initial: before }, { ...before, ...kept.typed }, { row, now });
  });
  const [begun, setBegun] = useState(first.begun);
  const [answers, setAnswers] = useState(0);
  const merge = (values: Values, next: R) => mergeForm(begun, values, {
    row: next, now: valuesOf(next), ...(followed && begun.base && { followed: followed(next, begun.base) }),
  });
  return {
    begun,
    /** What the form begins with. */
    values: first.values,
    /** Both words of a field stand; nothing is to be sent until one is chosen. */
    isAsking: begun.clashes.some(({ isChosen }) => !isChosen),
    /** Names of the fields that wait for a choice. */
    asked: begun.clashes.filter(({ isChosen }) => !isChosen).map(({ name }) => name),
    /** Goes on from what stands there now, as the server's refusal says; whether there is something to choose. */
    isAsked: (
      result: { ok: true } | { ok: false; code: string; payload: { row?: R | null } | null }, values: Values,
      { setValues }: Pick<FormikHelpers<Values>, 'setValues'>,
    ): boolean => {
      if (result.ok || result.code !== 'CONFLICT' || !result.payload?.row) return false;
      const next = merge(values, result.payload.row);
      setBegun(next.begun);
      void setValues(next.values);
      setAnswers((count) => count + 1);
      return next.begun.clashes.length > 0;
    },
    /** What is typed gives way: nothing is asked any more. */
    settle: () => setBegun((now) => ({ ...now, clashes: [] })),
    /** For `Merging`. */
    parts: { row, begun, setBegun, merge, answers },
  };
}

export type MergedParts<R extends Row, Values extends object> = ReturnType<typeof useMergedForm<R, Values>>['parts'];

/** Keeps an open form with its row: drawer, focus and open menus stay as they are. What is shown before the server has it is no news. */
export function useFollowRow<R extends Row, Values extends object>(
  { row, begun, setBegun, merge }: MergedParts<R, Values>, isNews: (row: R, before: R) => boolean,
): void {
  const { values, setValues, isSubmitting } = useFormikContext<Values>();
  useEffect(() => {
    const { base } = begun;
    if (isSubmitting || row === null || base === null) return;
    if (row.revision <= base.revision && !(row.revision === base.revision && isNews(row, base))) return;
    const next = merge(values, row);
    setBegun(next.begun);
    void setValues(next.values);
  });
}
