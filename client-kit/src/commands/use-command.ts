import { useShell } from '@heartwood/contract/kit';
import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useCallback } from 'react';
import { useClient } from 'urql';
import { failureOf, showFailure, type Failure, type Outcome } from './failure';

export type CommandResult<Payload> =
  | { ok: true; payload: Payload }
  /** `payload` is there when the server answered with an expected failure. */
  | ({ ok: false; payload: Payload | null } & Failure);

export interface CommandOptions {
  /** What went on: "saving the due date". It makes the toast's text. */
  doing: string;
  /** Failures the screen shows by itself, by their codes or all of them: no toast. */
  quiet?: readonly string[] | 'all';
  /** Fields of the form that sends it: what is wrong with one of them is told under it, and not in a toast. */
  fields?: readonly string[];
  /** The page may be gone before the answer comes: the call must outlive it. */
  isLeaving?: boolean;
}

/** Runs a mutation. The cache has shown its result already and takes it back on failure; the toast says what happened. */
export function useCommand() {
  const client = useClient();
  const shell = useShell();
  return useCallback(
    async <Data extends object, Variables extends AnyVariables, Field extends keyof Data>(
      document: TypedDocumentNode<Data, Variables>,
      field: Field,
      variables: Variables,
      { doing, quiet = [], fields = [], isLeaving = false }: CommandOptions,
    ): Promise<CommandResult<NonNullable<Data[Field]>>> => {
      const context = isLeaving ? { fetchOptions: { keepalive: true } } : {};
      const { data, error } = await client.mutation(document, variables, context).toPromise();
      const payload = (data as Data | undefined)?.[field] as NonNullable<Data[Field]> | null | undefined;
      const failure = failureOf({ error, refusal: (payload as { error?: Outcome['refusal'] } | null | undefined)?.error });
      if (!failure && payload) return { ok: true, payload };
      const told = failure ?? { code: 'EMPTY', field: null, message: '' };
      const isToldElsewhere = quiet === 'all' || quiet.includes(told.code) || (told.field !== null && fields.includes(told.field));
      if (!isToldElsewhere) showFailure(shell, told, doing);
      return { ok: false, payload: payload ?? null, ...told };
    },
    [client, shell],
  );
}
