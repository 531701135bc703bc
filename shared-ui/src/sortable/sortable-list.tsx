import {
  DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors,
  type Announcements, type DragEndEvent, type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, arrayMove, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useMemo, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { IconButtonLook } from '../controls/icon-button-look';
import { Icon } from '../icon';
import { GripVerticalIcon } from '../icons';

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
const Grip = styled(IconButtonLook)`color: var(--text-3); cursor: grab; touch-action: none; &:active { cursor: grabbing; }`;
const Content = styled.div`flex: 1; min-width: 0;`;

export interface SortableListProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Said while moving: "Depot Friday". */
  nameOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** The ids in their new order. */
  onReorder: (ids: string[]) => void;
  /** Names the list. */
  label: string;
  disabled?: boolean;
}

/** A list whose rows are moved by their grip: with the pointer, or with Space, arrows and Space (Esc puts the row back). */
export function SortableList<Item extends { id: string }>({
  items,
  nameOf,
  renderItem,
  onReorder,
  label,
  disabled = false,
}: SortableListProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map((item) => item.id);
  const announcements = useAnnouncements(items, nameOf);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (from >= 0 && to >= 0 && from !== to) onReorder(arrayMove(ids, from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: 'Press Space to lift the row, the arrows to move it, Space to drop it, Escape to put it back.',
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List aria-label={label}>
          {items.map((item) => (
            <SortableRow key={item.id} id={item.id} name={nameOf(item)} disabled={disabled}>
              {renderItem(item)}
            </SortableRow>
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ id, name, disabled, children }: { id: string; name: string; disabled: boolean; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled });
  return (
    <Row ref={setNodeRef} $lifted={isDragging} style={{ transform: CSS.Translate.toString(transform), transition }}>
      {disabled ? null : (
        <Grip
          ref={setActivatorNodeRef} type="button" $size="sm" aria-label={`Move ${name}`}
          aria-describedby={attributes['aria-describedby']} {...listeners}
        >
          <Icon as={GripVerticalIcon} size={16} />
        </Grip>
      )}
      <Content>{children}</Content>
    </Row>
  );
}

function useAnnouncements<Item extends { id: string }>(items: readonly Item[], nameOf: (item: Item) => string): Announcements {
  return useMemo(() => {
    const at = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
    const name = (id: UniqueIdentifier) => {
      const item = items[at(id)];
      return item ? nameOf(item) : '';
    };
    const place = (id: UniqueIdentifier) => `${at(id) + 1} of ${items.length}`;
    return {
      onDragStart: ({ active }) => `${name(active.id)} lifted, ${place(active.id)}.`,
      onDragOver: ({ active, over }) => (over ? `${name(active.id)} is now ${place(over.id)}.` : undefined),
      onDragEnd: ({ active, over }) => `${name(active.id)} dropped${over ? `, ${place(over.id)}` : ''}.`,
      onDragCancel: ({ active }) => `${name(active.id)} put back.`,
    };
  }, [items, nameOf]);
}
