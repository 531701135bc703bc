import { MemberPopover } from '@heartwood/shared-ui';
import { useCallback, type ReactElement } from 'react';
import { AddAssignmentDocument, RemoveAssignmentDocument, type ModuleKey } from '../generated/graphql';
import type { AssignPopoverProps } from './assign-popover';
import { useCommand } from './command';
import { useGrowth } from './growth-context';
import { toFace } from './person';

/** The members, open: each press gives the module to one of them, or takes it back. */
export function AssignList({ module, people, children }: Pick<AssignPopoverProps, 'module' | 'people'> & { children: ReactElement }) {
  const { user } = useGrowth();
  const selected = module.assignees.map(({ id }) => id);
  const toggle = useToggleAssignment(module.key);
  return (
    <MemberPopover startsOpen members={people.map(toFace)} selected={selected} selfId={user.id} onToggle={(id) => toggle(id, selected.includes(id))}>
      {children}
    </MemberPopover>
  );
}

function useToggleAssignment(key: ModuleKey) {
  const run = useCommand();
  const { companyId } = useGrowth();
  return useCallback(
    (userId: string, isAssigned: boolean) => {
      const variables = { companyId, key, userId };
      void (isAssigned
        ? run(RemoveAssignmentDocument, 'removeAssignment', variables, { doing: 'removing the assignment' })
        : run(AddAssignmentDocument, 'addAssignment', variables, { doing: 'assigning the module' }));
    },
    [run, companyId, key],
  );
}
