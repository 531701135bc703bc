import { useCommand } from '@heartwood/client-kit/commands';
import { useCallback } from 'react';
import { MuteSubjectDocument } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import type { Mutable } from '../../notification/words';

/** Nothing new is told of a module, a company or a person; Undo lets it be heard again. */
export function useMute(): (what: Mutable) => void {
  const { shell } = useDesk();
  const run = useCommand();
  return useCallback(
    ({ subject, name }) => {
      const set = (isMuted: boolean) => {
        const doing = isMuted ? `muting ${name}` : `unmuting ${name}`;
        return run(MuteSubjectDocument, 'muteSubject', { subject, isMuted }, { doing });
      };
      void set(true).then(({ ok }) => {
        if (!ok) return;
        const undo = { label: 'Undo', run: () => void set(false) };
        shell.toast({ title: `${name} is muted`, status: 'success', action: undo });
      });
    },
    [shell, run],
  );
}
