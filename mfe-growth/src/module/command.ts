import { useCommand as useSharedCommand, type CommandOptions, type CommandResult } from '@heartwood/client-kit/commands';
import { useShell } from '@heartwood/contract/kit';
import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useCallback } from 'react';
import { useCompany } from '@heartwood/client-kit/company';

/** Runs a mutation, and tells the shell of the completion that its answer brings. */
export function useCommand() {
  const run = useSharedCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  return useCallback(
    async <Data extends object, Variables extends AnyVariables, Field extends keyof Data>(
      document: TypedDocumentNode<Data, Variables>, field: Field, variables: Variables, options: CommandOptions,
    ): Promise<CommandResult<NonNullable<Data[Field]>>> => {
      const result = await run(document, field, variables, options);
      const done = result.ok ? doneOf(result.payload) : null;
      if (done !== null) shell.events.emit('growth/completion', { companyId, done });
      return result;
    },
    [run, shell, companyId],
  );
}

/** The number of done modules, where an answer brings it. */
function doneOf(payload: { done?: number | null; company?: { done: number } | null }): number | null {
  return payload.done ?? payload.company?.done ?? null;
}
