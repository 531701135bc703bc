import {
  DndContext, DragOverlay, KeyboardCode, KeyboardSensor, PointerSensor, useDraggable, useDroppable, useSensor, useSensors,
  type Announcements, type DragEndEvent, type KeyboardCoordinateGetter, type UniqueIdentifier,
} from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hearFromLift } from './hear-from-lift';
import { nearest } from './nearest';

export interface PlacingFrameProps {
  /** Said while moving: "Term sheet", "Thursday 14 May 2026". */
  nameOf: (thing: string) => string;
  placeNameOf: (place: string) => string;
  /** Where a thing stands. */
  placeOf: (thing: string) => string | null;
  /** Where an arrow leads from a place; null where there is none. */
  neighbourOf: (place: string, arrow: string) => string | null;
  onPlace: (thing: string, place: string) => void;
  /** What follows the pointer. */
  renderLifted: (thing: string) => ReactNode;
  children: ReactNode;
}

/** Things that are moved from place to place: with the pointer, or with Space, arrows and Space (Esc puts them back). */
export function PlacingFrame({ nameOf, placeNameOf, placeOf, neighbourOf, onPlace, renderLifted, children }: PlacingFrameProps) {
  const [lifted, setLifted] = useState<string | null>(null);
  const toNeighbour: KeyboardCoordinateGetter = (
    event, { active, currentCoordinates, context: { over, droppableRects, collisionRect } },
  ) => {
    const from = over ? String(over.id) : placeOf(String(active));
    const to = from === null ? null : neighbourOf(from, event.code);
    const rect = to === null ? undefined : droppableRects.get(to);
    if (!rect || !collisionRect) return event.code.startsWith('Arrow') ? currentCoordinates : undefined;
    event.preventDefault();
    return { x: rect.left + (rect.width - collisionRect.width) / 2, y: rect.top + (rect.height - collisionRect.height) / 2 };
  };
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNeighbour,
      onActivation: hearFromLift,
      // Enter opens.
      keyboardCodes: { start: [KeyboardCode.Space], cancel: [KeyboardCode.Esc], end: [KeyboardCode.Space, KeyboardCode.Enter] },
    }),
  );
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const place = (id: UniqueIdentifier) => placeNameOf(String(id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${name(active.id)} lifted.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)} is now on ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${name(active.id)} dropped${over ? ` on ${place(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${name(active.id)} put back.`,
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setLifted(null);
    const [thing, to] = [String(active.id), over && String(over.id)];
    if (to !== null && to !== placeOf(thing)) onPlace(thing, to);
  };
  return (
    <DndContext
      sensors={sensors} collisionDetection={nearest} onDragStart={({ active }) => setLifted(String(active.id))}
      onDragCancel={() => setLifted(null)}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: 'Press Space to lift it, the arrows to move it, Space to drop it, Escape to put it back.' },
      }}
    >
      {children}
      {createPortal(<DragOverlay dropAnimation={null}>{lifted === null ? null : renderLifted(lifted)}</DragOverlay>, document.body)}
    </DndContext>
  );
}

/** What makes a button a thing that can be moved. */
export function useThing(id: string, isFixed: boolean) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id, disabled: isFixed });
  return {
    ref: setNodeRef, isLifted: isDragging, handles: isFixed ? {} : { ...listeners, 'aria-describedby': attributes['aria-describedby'] },
  };
}

/** What makes an element a place; `isOver` while something would be dropped there. */
export function usePlace(id: string) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return { ref: setNodeRef, isOver };
}
