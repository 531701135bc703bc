import type { Shell, ToastRequest } from '@heartwood/contract';
import { useShell } from '@heartwood/contract/kit';
import type { AnyVariables, CombinedError, TypedDocumentNode } from '@urql/core';
import { useCallback } from 'react';
import { useClient } from 'urql';
import { useGrowth } from './growth-context';
import type { FailureFragment } from '../generated/graphql';

export type CommandResult<Payload> =
  | { ok: true; payload: Payload }
  /** `payload` is there when the server answered with an expected failure. */
  | { ok: false; payload: Payload | null; code: string; field: string | null; message: string };

type Answer = { error?: FailureFragment | null } | null | undefined;

export interface CommandOptions {
  /** What went on: "saving the due date". It makes the toast's text. */
  doing: string;
  /** Failures the screen shows by itself: no toast. */
  quiet?: readonly string[];
  /** Fields of the form that sends it: what is wrong with one of them is told under it, and not in a toast. */
  fields?: readonly string[];
  /** The page may be gone before the answer comes: the call must outlive it. */
  isLeaving?: boolean;
}

/** The code of a command that never reached the server, or whose answer never came. */
export const NETWORK = 'NETWORK';

/** Runs a mutation. The cache has shown its result already and takes it back on failure; the toast says what happened. */
export function useCommand() {
  const client = useClient();
  const shell = useShell();
  const { companyId } = useGrowth();
  return useCallback(
    async <Data extends object, Variables extends AnyVariables, Field extends keyof Data>(
      document: TypedDocumentNode<Data, Variables>, field: Field, variables: Variables, { doing, quiet = [], fields = [], isLeaving = false }: CommandOptions,
    ): Promise<CommandResult<NonNullable<Data[Field]>>> => {
      const { data, error } = await client.mutation(document, variables, isLeaving ? { fetchOptions: { keepalive: true } } : {}).toPromise();
      const payload = (data as Data | undefined)?.[field] as NonNullable<Data[Field]> | null | undefined;
      const failure = failureOf(error, payload as Answer);
      if (!failure && payload) {
        const done = doneOf(payload);
        if (done !== null) shell.events.emit('growth/completion', { companyId, done });
        return { ok: true, payload };
      }
      const { code, field: about, message } = failure ?? { code: 'EMPTY', field: null, message: '' };
      const isToldByForm = quiet.includes(code) || (about !== null && fields.includes(about));
      if (!isToldByForm) shell.toast(failureToast(code, message, doing));
      if (error && !error.networkError && code === 'UNKNOWN') report(shell, error, String(field));
      return { ok: false, payload: payload ?? null, code, field: about, message };
    },
    [client, shell, companyId],
  );
}

/** The number of done modules, where an answer brings it. */
function doneOf(payload: { done?: number | null; company?: { done: number } | null }): number | null {
  return payload.done ?? payload.company?.done ?? null;
}

function failureOf(error: CombinedError | undefined, payload: Answer): { code: string; field: string | null; message: string } | null {
  if (error?.networkError) return { code: NETWORK, field: null, message: '' };
  if (error) {
    const [first] = error.graphQLErrors;
    return { code: String(first?.extensions?.code ?? 'UNKNOWN'), field: null, message: first?.message ?? '' };
  }
  return payload?.error ? { code: payload.error.code, field: payload.error.field ?? null, message: payload.error.message } : null;
}

/** Specification, section 8: 'Access Denied.' for 4 s when the text speaks of permission, else 'An error occurred.' */
export function failureToast(code: string, message: string, doing: string): ToastRequest {
  if (code === 'FORBIDDEN' || message.includes('permission')) {
    return { title: 'Access Denied.', text: `You don't have permission for ${doing}.`, status: 'warning', duration: 4000, position: 'top' };
  }
  const text = code === NETWORK || message === '' ? `Error while ${doing}, please try again.` : message;
  return { title: 'An error occurred.', text, status: 'error', duration: 3000, position: 'top' };
}

function report(shell: Shell, error: CombinedError, where: string): void {
  shell.report(error, { remote: 'growth', where });
}
