import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { deleting } from '@heartwood/contract';
import { useShell } from '@heartwood/contract/kit';
import { DeletePhaseDocument, SavePhaseDocument, type PhaseInput } from '../generated/graphql';
import type { Phase } from './timeline';

/** What can be done with a phase besides moving it; each is seen before the server has answered. */
export function usePhaseCommands() {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  const save = (row: PhaseInput, doing: string, fields: readonly string[] = []) => (
    run(SavePhaseDocument, 'savePhase', { companyId, row }, { doing, fields })
  );
  const remove = ({ __typename: _type, revision: _revision, ...row }: Phase) => {
    const done = run(DeletePhaseDocument, 'deletePhase', { companyId, id: row.id }, { doing: deleting('phase') });
    offerUndo(shell, { title: `${row.title} was deleted`, done, undo: () => save(row, 'saving phase') });
  };
  return { save, remove };
}
