import { Button, Field, Modal, Select } from '@heartwood/shared-ui';
import { useState } from 'react';
import { usePlan } from '../../timeline/plan-context';
import type { Goal, Phase } from '../../timeline/timeline';

const NONE = 'No category';

interface RegroupDialogProps {
  row: Goal | Phase;
  /** `where` is the name of the category. */
  onMove(lanes: { categoryId: string | null }, where: string): void;
  onClose(): void;
}

/** Puts a goal or a phase into another category without dragging. */
export function RegroupDialog({ row, onMove, onClose }: RegroupDialogProps) {
  const { timeline: { categories } } = usePlan();
  const now = categories.find(({ id }) => id === row.categoryId)?.id ?? '';
  const [categoryId, setCategoryId] = useState(now);
  const move = () => {
    onMove({ categoryId: categoryId || null }, categories.find(({ id }) => id === categoryId)?.title ?? NONE);
    onClose();
  };
  return (
    <Modal
      open onClose={onClose} title={`Move ${row.title}`}
      footer={<>
        <Button variant="ghost" onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={categoryId === now} onClick={move}>Move</Button>
      </>}
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
