import { useCompany } from '@heartwood/client-kit/company';
import { MemberPopover } from '@heartwood/shared-ui';
import { useCallback, type ReactElement } from 'react';
import { AddAssignmentDocument, RemoveAssignmentDocument, type ModuleKey, type PersonFieldsFragment } from '../generated/graphql';
import { useCommand } from './command';
import { toFace } from './person';

export interface AssignListProps {
  module: { key: ModuleKey; assignees: readonly PersonFieldsFragment[] };
  /** The owner and the members who are accepted and verified: nobody else can be given a module (specification, section 5). */
  people: readonly PersonFieldsFragment[];
  /** The button it hangs on. */
  children: ReactElement;
}

/** The members, open: each press gives the module to one of them, or takes it back. */
export function AssignList({ module, people, children }: AssignListProps) {
  const { user } = useCompany();
  const selected = module.assignees.map(({ id }) => id);
  const toggle = useToggleAssignment(module.key);
  return (
    <MemberPopover
      startsOpen members={people.map(toFace)} selected={selected} selfId={user.id} onToggle={(id) => toggle(id, selected.includes(id))}
    >
      {children}
    </MemberPopover>
  );
}

function useToggleAssignment(key: ModuleKey) {
  const run = useCommand();
  const { companyId } = useCompany();
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
