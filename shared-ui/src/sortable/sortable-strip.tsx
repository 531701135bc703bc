import { useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { SortingFrame, type SortingProps } from './sorting-frame';

/** What takes hold of a thing of a strip: spread on the element that is pressed. */
export type StripHandle = Readonly<Record<string, unknown>>;

export interface SortableStripProps<Item extends { id: string }> extends SortingProps<Item> {
  /** What a thing is: "slide". */
  noun: string;
  label: string;
  className?: string;
  renderItem: (item: Item, handle: StripHandle, index: number) => ReactNode;
}

/**
 * A list of pictures, each moved by itself: dragged, or lifted with Space, moved with the arrows and dropped with Space (Esc puts it back).
 */
export function SortableStrip<Item extends { id: string }>({ noun, label, className, renderItem, ...sorting }: SortableStripProps<Item>) {
  return (
    <SortingFrame {...sorting} strategy={verticalListSortingStrategy} noun={noun}>
      <ol className={className} aria-label={label}>
        {sorting.items.map((item, index) => <Place key={item.id} id={item.id}>{(handle) => renderItem(item, handle, index)}</Place>)}
      </ol>
    </SortingFrame>
  );
}

function Place({ id, children }: { id: string; children: (handle: StripHandle) => ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, listeners, attributes } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition, ...(isDragging && { position: 'relative', zIndex: 1 }) }}
    >
      {children({ ...listeners, 'ref': setActivatorNodeRef, 'aria-describedby': attributes['aria-describedby'] })}
    </li>
  );
}
