import { claimedOf, claimedTogether, isMarked, kindWord, moduleClaim, type Claimed } from '@heartwood/contract/domain';
import { TextLink } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { SourceMark } from '../../area-page/source/source-mark';
import type { ModuleKey } from '../../generated/graphql';
import { dayWords } from '../../module/due-date';
import type { Deck } from './deck';
import { moduleOfDeck } from './pitch-parts';

const Line = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; margin-top: 4px;
  font-size: 12px; line-height: 17px; color: var(--text-3); overflow-wrap: anywhere;
  & > a { font-size: inherit; line-height: inherit; }
`;

/** What a text of a module is founded on; nothing where it claims nothing. */
export function ModuleSource({ deck, of }: { deck: Deck; of: ModuleKey }) {
  const module = moduleOfDeck(deck, of);
  const claimed = module && moduleClaim(deck, module);
  return claimed && isMarked(of, claimed) ? <Source of={claimed} /> : null;
}

/** What a figure or a sentence is founded on that is made of rows. */
export function RowsSource({ deck, of, rowIds }: { deck: Deck; of: ModuleKey; rowIds: readonly string[] }) {
  return <Source of={claimedTogether(rowIds.map((rowId) => claimedOf(deck, { key: of, rowId, field: null })))} />;
}

/** The mark, and the newest source in words. */
function Source({ of }: { of: Claimed }) {
  const [newest] = of.evidence;
  return (
    <Line>
      <SourceMark founded={of} forReaders />
      {newest ? <span>{kindWord(newest.kind)}, {dayWords(newest.date)}: {newest.note}</span> : null}
      {newest?.link ? <TextLink href={newest.link} target="_blank" rel="noopener noreferrer">Source</TextLink> : null}
    </Line>
  );
}
