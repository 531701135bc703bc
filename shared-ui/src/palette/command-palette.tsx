import { Command } from 'cmdk';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import * as Radix from '@radix-ui/react-dialog';
import { isComposing } from '../controls/is-composing';
import { Icon } from '../icon';
import { SearchIcon } from '../icons';
import { DialogFrame } from '../layers/dialog-frame';
import { rowLook } from '../layers/floating-look';
import { Kbd, VisuallyHidden } from '../text/small-text';
import { mobile } from '../theme/media';
import { MarkedText } from './marked-text';
import { nameOfItem, type PaletteGroup, type PaletteItem } from './palette-item';
import { rankGroups } from './rank-groups';

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
const Line = styled.div`
  display: flex; align-items: center; gap: 10px; padding: 0 16px; border-bottom: 1px solid var(--border); color: var(--text-3);
`;
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
  ${mobile} { font-size: 16px; }
`;
const List = styled(Command.List)`max-height: min(400px, 60vh); padding: 6px; overflow: auto;`;
const Group = styled(Command.Group)`
  & [cmdk-group-heading] { padding: 8px 10px 4px; font-size: 12px; line-height: 17px; font-weight: var(--fw-semi); color: var(--text-3); }
`;
const Item = styled(Command.Item)`${rowLook} &[data-selected='true'] { background: var(--surface-hover); }`;
const Empty = styled(Command.Empty)`padding: 24px; text-align: center; font-size: 13px; color: var(--text-3);`;
const Name = styled.span`flex: 1; min-width: 0; overflow-wrap: anywhere;`;
const Detail = styled.span`
  display: block;
  overflow: hidden;
  font-size: 12px;
  line-height: 17px;
  font-weight: var(--fw-body);
  color: var(--text-3);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Hint = styled.span`
  flex: none; max-width: 45%; overflow: hidden; font-size: 12px; font-weight: var(--fw-body); color: var(--text-3); text-overflow: ellipsis;
  white-space: nowrap;
`;

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  groups: readonly PaletteGroup[];
  /** Names the dialog and its search. */
  label: string;
  placeholder?: string;
  emptyText?: ReactNode;
  /** When the caller searches and ranks by itself: what was typed; the groups are then shown as given. */
  query?: string;
  onQueryChange?: (query: string) => void;
  /** Told what was chosen, by its name (`nameOfItem`). */
  onUse?: (name: string) => void;
  /** Enter came before the results: chooses the first of them, if there is one, when this turns true. */
  chooseFirst?: boolean;
  /** Who gets the focus back, if another field stood in for this one while it was fetched. */
  openedFrom?: RefObject<HTMLElement | null>;
  /** The search has the focus. */
  onReady?: () => void;
}

/** Search and go: type, arrows, Enter. Choosing closes it first, so the page has the focus back before the action runs. */
export function CommandPalette({
  open,
  onClose,
  groups,
  label,
  placeholder = 'Search',
  emptyText = 'No matches',
  query,
  onQueryChange,
  onUse,
  chooseFirst = false,
  openedFrom,
  onReady,
}: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const search = query ?? typed;
  const shown = query === undefined ? rankGroups(groups, typed) : groups.filter((group) => group.items.length > 0);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const choose = (group: PaletteGroup, item: PaletteItem) => {
    onUse?.(nameOfItem(group, item));
    onClose();
    item.onSelect();
  };
  const chooseByName = (name?: string) => {
    const named = shown.flatMap((group) => group.items.map((item) => ({ group, item })));
    const chosen = named.find(({ group, item }) => nameOfItem(group, item) === name) ?? named[0];
    if (chosen) choose(chosen.group, chosen.item);
  };
  // By our own hand: an item that has just been drawn is neither chosen yet nor does it listen.
  const enterPressed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    chooseByName(event.currentTarget.querySelector<HTMLElement>('[cmdk-item][aria-selected="true"]')?.dataset.value);
  };
  const latest = useRef<() => void>(null);
  useEffect(() => {
    latest.current = chooseByName;
  });
  useEffect(() => {
    if (chooseFirst) latest.current?.();
  }, [chooseFirst]);
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      openedFrom={openedFrom}
      renderContent={({ host, onOpenAutoFocus, ...content }) => (
        <Place
          {...content}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus?.(event);
            onReady?.();
          }}
        >
          <VisuallyHidden>
            <Radix.Title>{label}</Radix.Title>
          </VisuallyHidden>
          <Command label={label} loop shouldFilter={false} onKeyDown={enterPressed}>
            {/* The part that is focused by our own frame: Radix would select what is typed already, and the next letter would replace it. */}
            <Line data-layer-part="body">
              <Icon as={SearchIcon} />
              <Input value={search} onValueChange={onQueryChange ?? setTyped} placeholder={placeholder} />
            </Line>
            <VisuallyHidden role="status">{search.trim() === '' ? '' : `${count} ${count === 1 ? 'result' : 'results'}`}</VisuallyHidden>
            <List label={label}>
              <Empty>{emptyText}</Empty>
              {shown.map((group) => (
                <Group key={group.key} heading={group.label}>
                  {group.items.map((item) => (
                    <Item key={item.key} value={nameOfItem(group, item)} onSelect={() => choose(group, item)}>
                      {item.icon && <Icon as={item.icon} size={16} />}
                      <Name>
                        {item.label}
                        {item.detail === undefined ? null : (
                          <Detail>
                            <MarkedText text={item.detail} match={search} />
                          </Detail>
                        )}
                      </Name>
                      {item.hint === undefined ? null : <Hint>{item.hint}</Hint>}
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
