import { useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { RowGrip, SortingFrame, type SortingProps } from './sorting-frame';

const List = styled.ul`
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface);
  overflow: clip;
  & > li + li { border-top: 1px solid var(--border); }
`;
const Row = styled.li<{ $lifted: boolean }>`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 38px;
  padding: 0 8px 0 6px;
  background: var(--surface);
  font-size: 13px;
  line-height: 18px;
  ${({ $lifted }) => $lifted && css`position: relative; z-index: 1; box-shadow: var(--shadow-2);`}
`;
const Content = styled.div`flex: 1; min-width: 0;`;

export interface SortableListProps<Item extends { id: string }> extends SortingProps<Item> {
  renderItem: (item: Item) => ReactNode;
  /** Names the list. */
  label: string;
  disabled?: boolean;
}

/** A list whose rows are moved by their grip: with the pointer, or with Space, arrows and Space (Esc puts the row back). */
export function SortableList<Item extends { id: string }>({ renderItem, label, disabled = false, ...sorting }: SortableListProps<Item>) {
  return (
    <SortingFrame {...sorting} strategy={verticalListSortingStrategy} noun="row">
      <List aria-label={label}>
        {sorting.items.map((item) => (
          <SortableRow key={item.id} id={item.id} name={sorting.nameOf(item)} disabled={disabled}>
            {renderItem(item)}
          </SortableRow>
        ))}
      </List>
    </SortingFrame>
  );
}

function SortableRow({ id, name, disabled, children }: { id: string; name: string; disabled: boolean; children: ReactNode }) {
  const sortable = useSortable({ id, disabled });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  return (
    <Row ref={setNodeRef} $lifted={isDragging} style={{ transform: CSS.Translate.toString(transform), transition }}>
      {disabled ? null : <RowGrip name={name} sortable={sortable} />}
      <Content>{children}</Content>
    </Row>
  );
}
