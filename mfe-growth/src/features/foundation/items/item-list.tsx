import { Button, EllipsisIcon, H3, IconButton, Menu, mobile, PencilIcon, PlusIcon, Trash2Icon } from '@heartwood/shared-ui';
import { SortableList } from '@heartwood/shared-ui/sortable';
import { useState } from 'react';
import styled from 'styled-components';
import type { ModuleContentFragment } from '../../../generated/graphql';
import { byPosition } from '../../../area-page/row-position';
import { MissingRow } from '../../../area-page/missing-row';
import { ItemForm } from './item.form';
import { useItemCommands } from './use-item-commands';

type Item = ModuleContentFragment['items'][number];

const Head = styled.div`display: flex; align-items: center; justify-content: space-between; min-height: 28px; margin-bottom: 8px;`;
const Line = styled.div<{ $inset: boolean }>`display: flex; align-items: center; gap: 8px; min-height: 38px; padding: 4px ${({ $inset }) => ($inset ? 14 : 0)}px;`;
const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 10px;
  min-width: 0;
  font-size: 13px;
  line-height: 19px;
  overflow-wrap: anywhere;
  & > b { font-weight: var(--fw-semi); }
  & > span { color: var(--text-2); }
  ${mobile} { flex-direction: column; padding: 6px 8px; font-size: 14px; }
`;

export interface ItemListProps {
  module: ModuleContentFragment;
  /** "value", "habit": what one row is called, and all of them together. */
  noun: string;
  heading: string;
  canEdit: boolean;
  /** The last row went. */
  onEmptied: () => void;
}

/** The rows of values and culture: add, change, move, delete with undo. */
export function ItemList({ module, noun, heading, canEdit, onEmptied }: ItemListProps) {
  const items = byPosition(module.items);
  const commands = useItemCommands(module.key, noun, module.items);
  const [form, setForm] = useState<{ item: Item | null } | null>(null);
  const remove = async (item: Item) => {
    if ((await commands.remove(item)) && items.length === 1) onEmptied();
  };
  return (
    <section aria-label={heading}>
      <Head>
        <H3 as="h2">{heading}</H3>
        {canEdit ? <Button variant="ghost" size="sm" icon={PlusIcon} onClick={() => setForm({ item: null })}>Add {noun}</Button> : null}
      </Head>
      {items.length === 0 ? <MissingRow text={`No ${noun} yet`} {...(canEdit && { actionLabel: 'Add', onAction: () => setForm({ item: null }) })} /> : (
        <SortableList
          items={items} label={heading} nameOf={({ label }) => label} disabled={!canEdit} onReorder={commands.reorder}
          renderItem={(item) => (
            <Line $inset={!canEdit}>
              <Words><b>{item.label}</b>{item.description ? <span>{item.description}</span> : null}</Words>
              {canEdit ? (
                <Menu
                  label={`${item.label} actions`} trigger={<IconButton icon={EllipsisIcon} label={`Actions for ${item.label}`} size="sm" />}
                  items={[
                    { key: 'edit', label: `Edit ${noun}`, icon: PencilIcon, onSelect: () => setForm({ item }) },
                    'line',
                    { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: () => void remove(item) },
                  ]}
                />
              ) : null}
            </Line>
          )}
        />
      )}
      {form ? (
        <ItemForm
          noun={noun} item={form.item} onClose={() => setForm(null)}
          onSave={(fields) => (form.item ? commands.change(form.item, fields) : commands.add(fields))}
        />
      ) : null}
    </section>
  );
}
