import { Menu } from '@heartwood/shared-ui';
import { UpdateModuleDocument, type ModuleContentFragment, type Priority } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { FactButton } from './fact-look';
import { PriorityBars } from './priority-bars';

const LEVELS: readonly { value: Priority; label: string }[] = [
  { value: 'LOW', label: 'Low' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'HIGH', label: 'High' },
];

/** How urgent a module is, as one to three bars and a word. */
export function PriorityMenu({ module, canEdit }: { module: ModuleContentFragment; canEdit: boolean }) {
  const run = useCommand();
  const rank = LEVELS.findIndex(({ value }) => value === module.priority);
  const face = (
    <>
      <PriorityBars priority={module.priority} />
      {LEVELS[rank]?.label ?? 'Not set'}
    </>
  );
  if (!canEdit) return face;
  const set = (priority: Priority | null) => void run(UpdateModuleDocument, 'updateModule', {
    companyId: module.companyId, key: module.key, set: { priority },
  }, { doing: 'saving the priority' });
  return (
    <Menu
      label="Priority" align="start"
      trigger={<FactButton type="button" aria-label={`Priority: ${LEVELS[rank]?.label ?? 'not set'}`}>{face}</FactButton>}
      items={[
        ...LEVELS.map(({ value, label }) => ({ key: value, label, checked: value === module.priority, onSelect: () => set(value) })),
        'line' as const,
        { key: 'none', label: 'Not set', checked: module.priority === null, onSelect: () => set(null) },
      ]}
    />
  );
}
