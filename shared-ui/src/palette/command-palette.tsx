import { Command } from 'cmdk';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import * as Radix from '@radix-ui/react-dialog';
import { Icon, type IconType } from '../icon';
import { SearchIcon } from '../icons';
import { DialogFrame } from '../layers/dialog-frame';
import { rowLook } from '../layers/floating-look';
import { Kbd, VisuallyHidden } from '../text/small-text';
import { mobile } from '../theme/media';

const Place = styled(Radix.Content)`
  place-self: start center;
  width: 560px;
  max-width: calc(100vw - 24px);
  margin-top: 12vh;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-4);
  background: var(--surface-raised);
  box-shadow: var(--shadow-3);
  color: var(--text);
  &:focus-visible { outline: none; border-radius: var(--r-4); }
  ${mobile} { margin-top: 12px; }
`;
const Line = styled.div`display: flex; align-items: center; gap: 10px; padding: 0 16px; border-bottom: 1px solid var(--border); color: var(--text-3);`;
const Input = styled(Command.Input)`
  flex: 1;
  min-width: 0;
  height: 52px;
  border: 0;
  background: none;
  color: var(--text);
  font-size: 15px;
  &:focus-visible { outline: none; }
  &::placeholder { color: var(--text-3); opacity: 1; }
`;
const List = styled(Command.List)`max-height: min(400px, 60vh); padding: 6px; overflow: auto;`;
const Group = styled(Command.Group)`
  & [cmdk-group-heading] { padding: 8px 10px 4px; font-size: 12px; line-height: 17px; font-weight: var(--fw-semi); color: var(--text-3); }
`;
const Item = styled(Command.Item)`${rowLook} &[data-selected='true'] { background: var(--surface-hover); }`;
const Empty = styled(Command.Empty)`padding: 24px; text-align: center; font-size: 13px; color: var(--text-3);`;
const Name = styled.span`flex: 1; min-width: 0;`;

export interface PaletteItem {
  key: string;
  label: string;
  icon?: IconType;
  /** At the end: keys, or a quiet word. */
  shortcut?: string;
  /** Found by these words too. */
  keywords?: readonly string[];
  onSelect: () => void;
}

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  groups: readonly { key: string; label: string; items: readonly PaletteItem[] }[];
  /** Names the dialog and its search. */
  label: string;
  placeholder?: string;
  emptyText?: ReactNode;
  /** When the caller searches by itself: what was typed; the items are then shown as given. */
  query?: string;
  onQueryChange?: (query: string) => void;
}

/** Search and go: type, arrows, Enter. Choosing closes it first, so the page has the focus back before the action runs. */
export function CommandPalette({ open, onClose, groups, label, placeholder = 'Search', emptyText = 'No matches', query, onQueryChange }: CommandPaletteProps) {
  const choose = (item: PaletteItem) => {
    onClose();
    item.onSelect();
  };
  const search = query === undefined ? {} : { value: query };
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      renderContent={({ host, ...content }) => (
        <Place {...content}>
          <VisuallyHidden><Radix.Title>{label}</Radix.Title></VisuallyHidden>
          <Command label={label} loop shouldFilter={query === undefined}>
            <Line><Icon as={SearchIcon} /><Input {...search} {...(onQueryChange ? { onValueChange: onQueryChange } : {})} placeholder={placeholder} /></Line>
            <List label={label}>
              <Empty>{emptyText}</Empty>
              {groups.filter((group) => group.items.length > 0).map((group) => (
                <Group key={group.key} heading={group.label}>
                  {group.items.map((item) => (
                    <Item key={item.key} value={`${group.key} ${item.label} ${item.key}`} keywords={[...(item.keywords ?? [])]} onSelect={() => choose(item)}>
                      {item.icon && <Icon as={item.icon} size={16} />}
                      <Name>{item.label}</Name>
                      {item.shortcut === undefined ? null : <Kbd>{item.shortcut}</Kbd>}
                    </Item>
                  ))}
                </Group>
              ))}
            </List>
          </Command>
          {host}
        </Place>
      )}
    />
  );
}
