import compact from 'emojibase-data/en/compact.json';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useDesk } from '../chat/desk';
import { COLUMNS } from './emoji-columns';
import { recentEmoji } from './recent-emoji';

interface Emoji { unicode: string; label: string; group?: number; tags?: string[] }

const emojis: readonly Emoji[] = compact;
const MOST_FOUND = 160;
const GROUPS = [
  { group: 0, label: 'Smileys', sign: '😀' }, { group: 1, label: 'People', sign: '👋' }, { group: 3, label: 'Nature', sign: '🐻' },
  { group: 4, label: 'Food', sign: '🍎' },
  { group: 5, label: 'Travel', sign: '✈️' }, { group: 6, label: 'Activities', sign: '⚽' }, { group: 7, label: 'Objects', sign: '💡' },
  { group: 8, label: 'Symbols', sign: '❤️' }, { group: 9, label: 'Flags', sign: '🏁' },
] as const;

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
  display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); padding-bottom: 4px;
  border-bottom: 1px solid var(--border);
`;
const Nothing = styled.p`grid-column: 1 / -1; padding: 12px 6px; font-size: 13px; color: var(--text-3);`;

export interface EmojiGridProps {
  search: string;
  /** The first that fits is taken, as soon as it is known. */
  isFirstWanted: boolean;
  onSearch(search: string): void;
  onChoose(emoji: string): void;
}

/** Those used last, the groups, and what of them fits. */
export function EmojiGrid({ search, isFirstWanted, onSearch, onChoose }: EmojiGridProps) {
  const { shell: { drafts } } = useDesk();
  const [recent] = useState(() => recentEmoji(drafts));
  const [group, setGroup] = useState<number>(0);
  const shown = useMemo(() => find(search, group), [search, group]);
  const takeFirst = useEffectEvent(() => {
    const [first] = shown;
    if (first) onChoose(first.unicode);
  });
  useEffect(() => {
    if (isFirstWanted) takeFirst();
  }, [isFirstWanted]);
  return (
    <>
      <Recent role="group" aria-label="Used last">
        {recent.map((emoji) => (
          <Cell key={emoji} type="button" aria-label={labelOf(emoji)} data-tip={labelOf(emoji)} onClick={() => onChoose(emoji)}>
            {emoji}
          </Cell>
        ))}
      </Recent>
      <Tabs>
        {GROUPS.map(({ group: each, label, sign }) => (
          <Tab
            key={each} type="button" $on={search === '' && each === group} aria-label={label}
            aria-pressed={search === '' && each === group}
            onClick={() => {
              onSearch('');
              setGroup(each);
            }}
          >{sign}</Tab>
        ))}
      </Tabs>
      <Grid data-cells>
        {shown.map(({ unicode, label }) => (
          <Cell key={unicode} type="button" aria-label={label} data-tip={label} onClick={() => onChoose(unicode)}>{unicode}</Cell>
        ))}
        {shown.length === 0 ? <Nothing>No emoji fits.</Nothing> : null}
      </Grid>
    </>
  );
}

const labelOf = (emoji: string) => emojis.find(({ unicode }) => unicode === emoji)?.label ?? emoji;

function find(search: string, group: number) {
  const word = search.trim().toLowerCase();
  if (word === '') return emojis.filter((emoji) => emoji.group === group);
  const found = emojis.filter(({ label, tags, group: of }) => (
    of !== undefined && (label.toLowerCase().includes(word) || tags?.some((tag) => tag.startsWith(word)))
  ));
  // What is called so comes before what has it in its name.
  const rank = ({ label }: Emoji) => (label.toLowerCase() === word ? 0 : label.toLowerCase().startsWith(word) ? 1 : 2);
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_FOUND);
}
