import { offerUndo, useCommand, type CommandResult } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { useShell } from '@heartwood/contract/kit';
import { useMemo } from 'react';
import { DeleteCheckInDocument, SaveCheckInDocument, type CheckInInput } from '../../generated/graphql';
import { longDay } from '../../timeline/long-day';
import type { CheckIn } from './use-goal-detail';

const FIELDS = ['value', 'date', 'note', 'pace'];

/** Counts a goal on a day, corrects that, and takes it away with an undo. */
export function useCheckInCommands() {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  return useMemo(() => {
    const send = (row: CheckInInput) => (
      run(SaveCheckInDocument, 'saveCheckIn', { companyId, row }, { doing: 'saving the check-in', fields: FIELDS })
    );
    return {
      save: async (row: CheckInInput, onSaved: () => void): Promise<CommandResult<unknown>> => {
        const result = await send(row);
        if (result.ok) {
          onSaved();
          shell.toast({ title: 'Check-in saved', status: 'success' });
        }
        return result;
      },
      remove: ({ id, goalId, date, value, note, pace }: CheckIn) => {
        const done = run(DeleteCheckInDocument, 'deleteCheckIn', { companyId, goalId, id }, { doing: 'deleting the check-in' });
        const undo = () => send({ id, goalId, date, value, note, pace });
        offerUndo(shell, { title: `The check-in of ${longDay(date)} was deleted`, done, undo });
      },
    };
  }, [run, shell, companyId]);
}

export type CheckInCommands = ReturnType<typeof useCheckInCommands>;
