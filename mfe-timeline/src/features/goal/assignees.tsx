import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { toFace } from '@heartwood/client-kit/people';
import { AvatarStack, Field, IconButton, MemberPopover, PlusIcon, Row, Text } from '@heartwood/shared-ui';
import { AddGoalAssignmentDocument, RemoveGoalAssignmentDocument } from '../../generated/graphql';
import type { GoalDetail } from './use-goal-detail';

/** Whom a goal is given to, and the way to name others. */
export function Assignees({ detail: { goal, assignees, people, canAssign } }: { detail: GoalDetail }) {
  const run = useCommand();
  const { companyId, user } = useCompany();
  const selected = assignees.map(({ id }) => id);
  const toggle = (userId: string) => {
    const variables = { companyId, goalId: goal.id, userId };
    void (selected.includes(userId)
      ? run(RemoveGoalAssignmentDocument, 'removeGoalAssignment', variables, { doing: 'removing the assignment' })
      : run(AddGoalAssignmentDocument, 'addGoalAssignment', variables, { doing: 'assigning the goal' }));
  };
  const names = assignees.map(toFace).map(({ name }) => name || 'No name').join(', ');
  return (
    <Field label="Assigned to" group>
      <Row>
        {assignees.length > 0 ? <AvatarStack people={assignees.map(toFace)} size={26} max={5} /> : null}
        <Text size="dense" tone="2">{names || 'Nobody yet'}</Text>
        {canAssign ? (
          <MemberPopover members={people.map(toFace)} selected={selected} selfId={user.id} onToggle={toggle}>
            <IconButton icon={PlusIcon} label="Assign" size="sm" />
          </MemberPopover>
        ) : null}
      </Row>
    </Field>
  );
}
