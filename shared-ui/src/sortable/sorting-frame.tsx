import {
  DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors,
  type Announcements, type DragEndEvent, type Modifier, type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, arrayMove, sortableKeyboardCoordinates, type SortingStrategy } from '@dnd-kit/sortable';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButtonLook } from '../controls/icon-button-look';

/** What a thing is moved by. */
export const Grip = styled(IconButtonLook)`color: var(--text-3); cursor: grab; touch-action: none; &:active { cursor: grabbing; }`;

export interface SortingProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Said while moving: "Depot Friday". */
  nameOf: (item: Item) => string;
  /** The ids in their new order. */
  onReorder: (ids: string[]) => void;
}

interface SortingFrameProps<Item extends { id: string }> extends SortingProps<Item> {
  strategy: SortingStrategy;
  modifiers?: Modifier[];
  /** "row": what is lifted. */
  noun: string;
  children: ReactNode;
}

/** Things that are moved by their grips: with the pointer, or with Space, arrows and Space (Esc puts them back). */
export function SortingFrame<Item extends { id: string }>({ items, nameOf, onReorder, strategy, modifiers = [], noun, children }: SortingFrameProps<Item>) {
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
      sensors={sensors} collisionDetection={closestCenter} modifiers={modifiers} onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: `Press Space to lift the ${noun}, the arrows to move it, Space to drop it, Escape to put it back.`,
        },
      }}
    >
      <SortableContext items={ids} strategy={strategy}>{children}</SortableContext>
    </DndContext>
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
