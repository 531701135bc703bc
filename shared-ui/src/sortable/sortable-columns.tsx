import type { Modifier } from '@dnd-kit/core';
import { horizontalListSortingStrategy, useSortable } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon';
import { GripVerticalIcon } from '../icons';
import { Grip, SortingFrame, type SortingProps } from './sorting-frame';

const sideways: Modifier = ({ transform }) => ({ ...transform, y: 0 });

/** Around a table whose columns are moved by the grips of their `SortableHead`. The items are the columns that can be moved. */
export function SortableColumns<Item extends { id: string }>(props: SortingProps<Item> & { children: ReactNode }) {
  return <SortingFrame {...props} strategy={horizontalListSortingStrategy} modifiers={[sideways]} noun="column" />;
}

/** For the cells of a column: they go where its head goes. */
export function columnShift(id: string): CSSProperties {
  return { transform: `translateX(var(--shift-${id}, 0))`, transition: `var(--glide-${id}, none)` };
}

const Head = styled.th`
  position: relative;
  &[data-lifted] { z-index: 2; }
`;
const Corner = styled(Grip)`
  position: absolute;
  top: 4px;
  right: 4px;
  opacity: 0;
  [data-lifted] > &, th:hover > &, &:focus-visible { opacity: 1; }
  @media (hover: none) { display: none; }
`;

export interface SortableHeadProps extends ComponentPropsWithoutRef<'th'> {
  id: string;
  name: string;
  disabled?: boolean;
}

/** The head of a column that can be moved; on touch screens there has to be another way. */
export function SortableHead({ id, name, disabled = false, children, ...cell }: SortableHeadProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled });
  const head = useRef<HTMLTableCellElement | null>(null);
  const x = transform?.x;
  useLayoutEffect(() => {
    const style = head.current?.closest('table')?.style;
    if (!style || x === undefined) return undefined;
    style.setProperty(`--shift-${id}`, `${x}px`);
    style.setProperty(`--glide-${id}`, transition ?? 'none');
    return () => {
      style.removeProperty(`--shift-${id}`);
      style.removeProperty(`--glide-${id}`);
    };
  }, [id, x, transition]);
  return (
    <Head
      {...cell} scope="col" style={{ ...cell.style, ...columnShift(id) }} {...(isDragging && { 'data-lifted': true })}
      ref={(node) => {
        head.current = node;
        setNodeRef(node);
      }}
    >
      {children}
      {disabled ? null : (
        <Corner
          ref={setActivatorNodeRef} type="button" $size="sm" aria-label={`Move ${name}`} aria-describedby={attributes['aria-describedby']}
          {...listeners}
        >
          <Icon as={GripVerticalIcon} size={16} />
        </Corner>
      )}
    </Head>
  );
}
