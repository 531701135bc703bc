import { Button, Field, Modal, Select } from '@heartwood/shared-ui';
import { useState } from 'react';
import { usePlan } from '../../timeline/plan-context';
import type { Goal } from '../../timeline/timeline';
import type { GoalCommands } from '../../timeline/use-goal-commands';

const NONE = 'No category';

/** Puts a goal into another category without dragging. */
export function RegroupDialog({ goal, commands, onClose }: { goal: Goal; commands: GoalCommands; onClose(): void }) {
  const { timeline: { categories } } = usePlan();
  const now = categories.find(({ id }) => id === goal.categoryId)?.id ?? '';
  const [categoryId, setCategoryId] = useState(now);
  const move = () => {
    void commands.regroup(goal, { categoryId: categoryId || null }, categories.find(({ id }) => id === categoryId)?.title ?? NONE);
    onClose();
  };
  return (
    <Modal
      open onClose={onClose} title={`Move ${goal.title}`}
      footer={<><Button variant="ghost" onClick={onClose}>Cancel</Button><Button variant="primary" disabled={categoryId === now} onClick={move}>Move</Button></>}
    >
      <Field label="Category">
        <Select
          value={categoryId} onValueChange={setCategoryId}
          options={[...categories.map(({ id, title }) => ({ value: id, label: title })), { value: '', label: NONE }]}
        />
      </Field>
    </Modal>
  );
}
