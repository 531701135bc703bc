import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { deleting } from '@heartwood/contract';
import { useShell } from '@heartwood/contract/kit';
import { useMemo } from 'react';
import { DeleteTractionDocument, SaveTractionDocument, type TractionFieldsFragment, type TractionInput } from '../../generated/graphql';

/** What can be done with a record of traction: what was reached without having been a goal. */
export function useRecordCommands() {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  return useMemo(() => ({
    save: (row: TractionInput, fields: readonly string[]) => (
      run(SaveTractionDocument, 'saveTraction', { companyId, row }, { doing: 'saving traction', fields })
    ),
    remove: (record: TractionFieldsFragment) => {
      const { __typename: _type, revision: _revision, date: _date, ...row } = record;
      const done = run(DeleteTractionDocument, 'deleteTraction', { companyId, id: record.id }, { doing: deleting('traction') });
      const undo = () => run(SaveTractionDocument, 'saveTraction', { companyId, row }, { doing: 'bringing traction back' });
      offerUndo(shell, { title: `${record.title} was deleted`, done, undo });
    },
  }), [run, shell, companyId]);
}
