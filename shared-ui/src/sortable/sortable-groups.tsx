import { useDroppable, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { nearest } from './nearest';
import { DragFrame, RowGrip } from './sorting-frame';

const Side = styled.div`display: flex; flex: 1; flex-direction: column;`;
const List = styled.ul`display: flex; flex-direction: column; gap: 6px; margin: 0; padding: 0; list-style: none;`;
const Row = styled.li<{ $lifted: boolean; $target: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 2px;
  border-radius: 7px;
  background: var(--surface-sunken);
  ${({ $lifted }) => $lifted && css`position: relative; z-index: 2; background: var(--surface); box-shadow: var(--shadow-2);`}
  ${({ $target }) => $target && css`box-shadow: 0 -3px 0 -1px var(--focus);`}
`;
/** Where a row of another list is dropped behind the last one. */
const Tail = styled.div<{ $target: boolean }>`
  flex: 1;
  min-height: 8px;
  margin-top: 6px;
  ${({ $target }) => $target && css`box-shadow: 0 -3px 0 -1px var(--focus);`}
`;
const NarrowGrip = styled(RowGrip)`flex: none; width: 20px; margin-top: 3px;`;
const Content = styled.div`flex: 1; min-width: 0;`;

export interface SortableGroup<Item> {
  id: string;
  /** Names the list; said while moving: "Strengths". */
  label: string;
  items: readonly Item[];
}

export interface SortableGroupsProps<Item extends { id: string }> {
  groups: readonly SortableGroup<Item>[];
  nameOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** What stands around a list. */
  renderGroup: (group: SortableGroup<Item>, list: ReactNode) => ReactNode;
  /** `index` is the place among the others of that list. */
  onMove: (id: string, to: { group: string; index: number }) => void;
  disabled?: boolean;
}

const TAIL = 'tail:';

/**
 * Lists beside each other whose rows are moved within and between them by their grip: with the pointer, or with Space, arrows and Space.
 */
export function SortableGroups<Item extends { id: string }>(
  { groups, nameOf, renderItem, renderGroup, onMove, disabled = false }: SortableGroupsProps<Item>,
) {
  const groupOf = (id: UniqueIdentifier) => (
    groups.find((group) => `${TAIL}${group.id}` === id || group.items.some((item) => item.id === id))
  );
  /** Where a row goes that is dropped over another, or behind the last. */
  const placeOf = (id: string, over: UniqueIdentifier) => {
    const group = groupOf(over);
    if (!group) return null;
    const ids = group.items.map((item) => item.id);
    const at = ids.indexOf(String(over));
    // In its own list it takes the place of the one below; from another it comes before that.
    return { group, index: at < 0 ? ids.filter((each) => each !== id).length : at, from: ids.indexOf(id) };
  };
  const onDrop = (id: string, over: UniqueIdentifier) => {
    const place = placeOf(id, over);
    if (place && place.index !== place.from) onMove(id, { group: place.group.id, index: place.index });
  };
  const name = (id: UniqueIdentifier) => {
    const item = groups.flatMap(({ items }) => items).find((each) => each.id === id);
    return item ? nameOf(item) : '';
  };
  const placeWords = (id: UniqueIdentifier, over: UniqueIdentifier) => {
    const place = placeOf(String(id), over);
    if (!place) return '';
    const total = place.group.items.length + (place.from < 0 ? 1 : 0);
    return `in ${place.group.label}, ${place.index + 1} of ${total}`;
  };
  return (
    <DragFrame nameOf={name} placeOf={placeWords} onDrop={onDrop} collisionDetection={nearest} noun="row">
      {groups.map((group) => renderGroup(group, (
        <SortableContext items={group.items.map((item) => item.id)} strategy={verticalListSortingStrategy}>
          <Side>
            {group.items.length === 0 ? null : (
              <List aria-label={group.label}>
                {group.items.map((item) => (
                  <GroupRow key={item.id} id={item.id} name={nameOf(item)} disabled={disabled}>{renderItem(item)}</GroupRow>
                ))}
              </List>
            )}
            {disabled ? null : <GroupTail id={`${TAIL}${group.id}`} isOwn={(id) => group.items.some((item) => item.id === id)} />}
          </Side>
        </SortableContext>
      )))}
    </DragFrame>
  );
}

function GroupRow({ id, name, disabled, children }: { id: string; name: string; disabled: boolean; children: ReactNode }) {
  const sortable = useSortable({ id, disabled });
  const { setNodeRef, transform, transition, isDragging, isOver, activeIndex } = sortable;
  return (
    <Row
      ref={setNodeRef} $lifted={isDragging} $target={isOver && activeIndex < 0}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {disabled ? null : <NarrowGrip name={name} sortable={sortable} />}
      <Content>{children}</Content>
    </Row>
  );
}

function GroupTail({ id, isOwn }: { id: string; isOwn: (id: string) => boolean }) {
  const { setNodeRef, isOver, active } = useDroppable({ id });
  return <Tail ref={setNodeRef} $target={isOver && active !== null && !isOwn(String(active.id))} />;
}
