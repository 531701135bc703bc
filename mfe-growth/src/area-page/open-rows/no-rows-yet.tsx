import { Button, PlusIcon, Text } from '@heartwood/shared-ui';
import { NoRows } from './row-look';

interface NoRowsYetProps {
  /** "segment". */
  noun: string;
  /** What is said where there are none yet. */
  empty: string;
  addWords?: string;
  canEdit: boolean;
  onAdd(): void;
}

/** A list without a row, and its first one. */
export function NoRowsYet({ noun, empty, addWords = `Add ${noun}`, canEdit, onAdd }: NoRowsYetProps) {
  return (
    <NoRows>
      <Text weight="semi">No {noun} yet</Text>
      <Text size="dense" tone="2">{empty}</Text>
      {canEdit ? <Button size="sm" icon={PlusIcon} style={{ marginTop: 8 }} onClick={onAdd}>{addWords}</Button> : null}
    </NoRows>
  );
}
