import {
  DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors,
  type Announcements, type CollisionDetection, type Modifier, type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, arrayMove, sortableKeyboardCoordinates, type SortingStrategy, type useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButtonLook } from '../controls/icon-button-look';
import { Icon } from '../icon';
import { GripVerticalIcon } from '../icons';
import { hearFromLift } from './hear-from-lift';

/** What a thing is moved by. */
export const Grip = styled(IconButtonLook)`color: var(--text-3); cursor: grab; touch-action: none; &:active { cursor: grabbing; }`;

export interface RowGripProps {
  name: string;
  sortable: Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;
  className?: string;
}

/** The grip of a row, named, with its keys described. */
export function RowGrip({ name, sortable: { attributes, listeners, setActivatorNodeRef }, className }: RowGripProps) {
  return (
    <Grip
      ref={setActivatorNodeRef} type="button" $size="sm" className={className} aria-label={`Move ${name}`}
      aria-describedby={attributes['aria-describedby']} {...listeners}
    >
      <Icon as={GripVerticalIcon} size={16} />
    </Grip>
  );
}

interface DragFrameProps {
  /** What a thing is called, as it is said while it is moved: "Depot Friday". */
  nameOf(id: UniqueIdentifier): string;
  /** Where it would stand if it were dropped over another: "2 of 3". */
  placeOf(id: UniqueIdentifier, over: UniqueIdentifier): string;
  onDrop(id: string, over: UniqueIdentifier): void;
  collisionDetection?: CollisionDetection;
  modifiers?: Modifier[];
  /** "row": what is lifted. */
  noun: string;
  children: ReactNode;
}

/** Things that are moved by their grips: with the pointer, or with Space, arrows and Space (Esc puts them back). */
export function DragFrame({ nameOf, placeOf, onDrop, collisionDetection = closestCenter, modifiers = [], noun, children }: DragFrameProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, onActivation: hearFromLift }),
  );
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)} lifted, ${placeOf(active.id, active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is now ${placeOf(active.id, over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} dropped${over ? `, ${placeOf(active.id, over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} put back.`,
  };
  return (
    <DndContext
      sensors={sensors} collisionDetection={collisionDetection} modifiers={modifiers}
      onDragEnd={({ active, over }) => over && onDrop(String(active.id), over.id)}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: `Press Space to lift the ${noun}, the arrows to move it, Space to drop it, Escape to put it back.`,
        },
      }}
    >
      {children}
    </DndContext>
  );
}

export interface SortingProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Said while moving: "Depot Friday". */
  nameOf: (item: Item) => string;
  /** The ids in their new order, and which of them was moved. */
  onReorder: (ids: string[], id: string) => void;
}

interface SortingFrameProps<Item extends { id: string }> extends SortingProps<Item>, Pick<DragFrameProps, 'modifiers' | 'noun' | 'children'> {
  strategy: SortingStrategy;
}

/** One row of things that are moved among each other. */
export function SortingFrame<Item extends { id: string }>(
  { items, nameOf, onReorder, strategy, children, ...frame }: SortingFrameProps<Item>,
) {
  const ids = items.map((item) => item.id);
  const at = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const onDrop = (id: string, over: UniqueIdentifier) => {
    const [from, to] = [at(id), at(over)];
    if (from >= 0 && to >= 0 && from !== to) onReorder(arrayMove(ids, from, to), id);
  };
  const nameById = (id: UniqueIdentifier) => {
    const item = items[at(id)];
    return item ? nameOf(item) : '';
  };
  return (
    <DragFrame {...frame} nameOf={nameById} placeOf={(_id, over) => `${at(over) + 1} of ${items.length}`} onDrop={onDrop}>
      <SortableContext items={ids} strategy={strategy}>{children}</SortableContext>
    </DragFrame>
  );
}
