import { mobile, Popover } from '@heartwood/shared-ui';
import compact from 'emojibase-data/en/compact.json';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useDesk } from '../chat/desk';
import { keepRecent, recentEmoji } from './recent-emoji';
import styled from 'styled-components';

interface Emoji { unicode: string; label: string; group?: number; tags?: string[] }

const emojis: readonly Emoji[] = compact;
const COLUMNS = 8;
const MOST_FOUND = 160;
const GROUPS = [
  { group: 0, label: 'Smileys', sign: '😀' }, { group: 1, label: 'People', sign: '👋' }, { group: 3, label: 'Nature', sign: '🐻' },
  { group: 4, label: 'Food', sign: '🍎' },
  { group: 5, label: 'Travel', sign: '✈️' }, { group: 6, label: 'Activities', sign: '⚽' }, { group: 7, label: 'Objects', sign: '💡' },
  { group: 8, label: 'Symbols', sign: '❤️' }, { group: 9, label: 'Flags', sign: '🏁' },
] as const;

const Frame = styled.div`width: 276px; padding: 4px;`;
const Search = styled.input`
  width: 100%; height: 36px; padding: 0 10px; border: 1px solid var(--border-control); border-radius: var(--r-2);
  background: var(--surface); color: var(--text); font: inherit; font-size: 13px;
  ${mobile} { font-size: 16px; }
`;
const Tabs = styled.div`display: flex; justify-content: space-between; margin: 6px 0 2px;`;
const Tab = styled.button<{ $on: boolean }>`
  width: 28px; height: 28px; padding: 0; border: 0; border-radius: 6px;
  background: ${({ $on }) => ($on ? 'var(--surface-selected)' : 'none')}; font-size: 15px; cursor: pointer;
`;
const Grid = styled.div`
  display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); height: 224px; overflow: auto; align-content: start;
`;
const Cell = styled.button`
  height: 32px; padding: 0; border: 0; border-radius: 6px; background: none; font-size: 18px; line-height: 32px; cursor: pointer;
  content-visibility: auto;
  &:hover, &:focus-visible { background: var(--surface-selected); }
`;
const Recent = styled.div`
  display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); margin-top: 6px; padding-bottom: 4px;
  border-bottom: 1px solid var(--border);
`;
const Nothing = styled.p`grid-column: 1 / -1; padding: 12px 6px; font-size: 13px; color: var(--text-3);`;

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
  const [recent] = useState(() => recentEmoji(drafts));
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<number>(0);
  const grid = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => find(search, group), [search, group]);
  const choose = (emoji: string) => {
    keepRecent(drafts, emoji);
    onChoose(emoji);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = shown;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && first) {
      event.preventDefault();
      if (search.trim() !== '') choose(first.unicode);
      return;
    }
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[event.key];
    const cells = [...(grid.current?.querySelectorAll('button') ?? [])];
    const at = cells.findIndex((cell) => cell === document.activeElement);
    if (step === undefined || (at < 0 && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    cells[at < 0 ? 0 : Math.max(0, Math.min(cells.length - 1, at + step))]?.focus();
  };
  return (
    <Frame onKeyDown={onKeyDown}>
      <Search
        type="search"
        aria-label="Search emoji"
        placeholder="Search emoji"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Recent role="group" aria-label="Used last">
        {recent.map((emoji) => (
          <Cell key={emoji} type="button" aria-label={labelOf(emoji)} data-tip={labelOf(emoji)} onClick={() => choose(emoji)}>{emoji}</Cell>
        ))}
      </Recent>
      <Tabs>
        {GROUPS.map(({ group: each, label, sign }) => (
          <Tab key={each} type="button" $on={search === '' && each === group} aria-label={label} aria-pressed={search === ''
            && each === group} onClick={() => { setSearch(''); setGroup(each); }}>{sign}</Tab>
        ))}
      </Tabs>
      <Grid ref={grid}>
        {shown.map(({ unicode, label }) => (
          <Cell key={unicode} type="button" aria-label={label} data-tip={label} onClick={() => choose(unicode)}>{unicode}</Cell>
        ))}
        {shown.length === 0 ? <Nothing>No emoji fits.</Nothing> : null}
      </Grid>
    </Frame>
  );
}

const labelOf = (emoji: string) => emojis.find(({ unicode }) => unicode === emoji)?.label ?? emoji;

function find(search: string, group: number) {
  const word = search.trim().toLowerCase();
  if (word === '') return emojis.filter((emoji) => emoji.group === group);
  return emojis.filter(({ label, tags, group: of }) => (
    of !== undefined && (label.toLowerCase().includes(word) || tags?.some((tag) => tag.startsWith(word)))
  )).slice(0, MOST_FOUND);
}
