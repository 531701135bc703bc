import { inPlace, isComposing, latePart, mobile, Popover, Spinner } from '@heartwood/shared-ui';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import styled from 'styled-components';
import { useDesk } from '../chat/desk';
import { COLUMNS } from './emoji-columns';
import { keepRecent } from './recent-emoji';

// The 1,900 emoji come when somebody looks for one: the field to look in is there with the press, and what is typed waits for them.
const EmojiGrid = latePart(() => import('./emoji-grid').then((part) => part.EmojiGrid), { failed: inPlace('The emoji') });

const Frame = styled.div`width: 276px; padding: 4px;`;
const Search = styled.input`
  width: 100%; height: 36px; margin-bottom: 6px; padding: 0 10px; border: 1px solid var(--border-control); border-radius: var(--r-2);
  background: var(--surface); color: var(--text); font: inherit; font-size: 13px;
  ${mobile} { font-size: 16px; }
`;
/** As high as what comes. */
const Waiting = styled.div`display: grid; place-items: center; height: 303px;`;

export interface EmojiPopoverProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  trigger: ReactElement;
  onChoose(emoji: string): void
}

/** Emoji by group or by name: eight columns, the arrows move, Enter chooses. */
export function EmojiPopover({ open, onOpenChange, trigger, onChoose }: EmojiPopoverProps) {
  return <Popover open={open} onOpenChange={onOpenChange} trigger={trigger} label="Emoji" side="top">
    <Choice onChoose={onChoose} />
  </Popover>;
}

/** Made anew each time it opens: the last search is over. */
function Choice({ onChoose }: Pick<EmojiPopoverProps, 'onChoose'>) {
  const { shell: { drafts } } = useDesk();
  const [search, setSearch] = useState('');
  // Enter, pressed for what was typed.
  const [isFirstWanted, setFirstWanted] = useState(false);
  const look = (text: string) => {
    setSearch(text);
    setFirstWanted(false);
  };
  const choose = (emoji: string) => {
    keepRecent(drafts, emoji);
    onChoose(emoji);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (search.trim() !== '') setFirstWanted(true);
      return;
    }
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[event.key];
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cells] button')];
    const at = cells.findIndex((cell) => cell === document.activeElement);
    if (step === undefined || (at < 0 && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    cells[at < 0 ? 0 : Math.max(0, Math.min(cells.length - 1, at + step))]?.focus();
  };
  return (
    <Frame onKeyDown={onKeyDown}>
      <Search
        type="search" aria-label="Search emoji" placeholder="Search emoji" value={search} onChange={({ target }) => look(target.value)}
      />
      <EmojiGrid
        fallback={<Waiting><Spinner label="Loading emoji" /></Waiting>} search={search} isFirstWanted={isFirstWanted} onSearch={look}
        onChoose={choose}
      />
    </Frame>
  );
}
