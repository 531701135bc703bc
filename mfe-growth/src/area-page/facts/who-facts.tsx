import { AvatarStack, EyeIcon, Icon, IconButton, PlusIcon, UnassignedAvatar } from '@heartwood/shared-ui';
import type { ModuleContentFragment, PersonFieldsFragment } from '../../generated/graphql';
import { AssignPopover } from '../../module/assign-popover';
import { toFace } from '../../module/person';
import { VisibilityPopover } from './visibility-popover';

interface WhoProps { module: ModuleContentFragment; people: readonly PersonFieldsFragment[] }

/** Who works on the module, and the way to name others. */
export function Assignees({ module, people }: WhoProps) {
  const isAnybody = module.assignees.length > 0;
  const faces = isAnybody ? <AvatarStack people={module.assignees.map(toFace)} size={24} /> : <UnassignedAvatar size={24} />;
  if (!module.canShare) return faces;
  return (
    <>
      {isAnybody ? faces : null}
      <AssignPopover module={module} people={people}><IconButton icon={PlusIcon} label="Assign" size="sm" /></AssignPopover>
    </>
  );
}

/** Who sees the module, and the way to change that. */
export function Visibility({ module, people }: WhoProps) {
  return (
    <>
      <Icon as={EyeIcon} size={16} />
      {module.visibleTo.length === 0 ? 'Whole team' : <AvatarStack people={module.visibleTo.map(toFace)} size={24} />}
      {module.canShare ? <VisibilityPopover module={module} people={people} /> : null}
    </>
  );
}
