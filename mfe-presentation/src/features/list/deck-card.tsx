import { toFace } from '@heartwood/client-kit/people';
import type { DeckTheme, Slide } from '@heartwood/contract/deck';
import { useShell } from '@heartwood/contract/kit';
import {
  Avatar, CopyIcon, DownloadIcon, EllipsisIcon, IconButton, Menu, mobile, PencilIcon, PlayIcon, Share2Icon, Text, Trash2Icon, type MenuItem,
} from '@heartwood/shared-ui';
import styled from 'styled-components';
import { editPath, viewPath } from '../../places';
import { SlideFrame } from '../../slide/slide-frame';
import { NO_FOOT, SlideThumb } from '../../slide/slide-view';
import { cardWords, type ListedDeck } from '../../deck/deck-words';

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
  content-visibility: auto;
  contain-intrinsic-size: auto 230px;
  ${mobile} { flex-direction: row; align-items: center; gap: 12px; min-height: 88px; contain-intrinsic-size: auto 92px; }
`;
const Picture = styled.span`
  position: relative;
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: 10px;
  &::after { content: ''; position: absolute; inset: 0; border: 1px solid var(--border-2); border-radius: inherit; pointer-events: none; }
  ${mobile} { width: 136px; }
`;
const Line = styled.div`display: flex; flex: 1; align-items: flex-start; gap: 8px; min-width: 0; ${mobile} { align-items: center; }`;
const Words = styled.div`flex: 1; min-width: 0;`;
const Title = styled.a`
  display: block;
  overflow: hidden;
  color: var(--text);
  font-size: 13.5px;
  line-height: 18px;
  font-weight: var(--fw-semi);
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* The whole card opens it. */
  &::after { content: ''; position: absolute; inset: 0; border-radius: 10px; }
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: none; &::after { outline: 2px solid var(--focus); outline-offset: 2px; } }
  ${mobile} { white-space: normal; font-size: 15px; line-height: 20px; }
`;
const Face = styled.span`${mobile} { display: none; }`;
const Above = styled.span`position: relative; z-index: 1;`;

export type DeckAction = 'rename' | 'duplicate' | 'share' | 'export' | 'remove';

export interface DeckCardProps {
  deck: ListedDeck;
  onAction: (action: DeckAction, deck: ListedDeck) => void;
}

/** A deck in the list: its first slide, what it is, who edited it last, and what can be done with it. */
export function DeckCard({ deck, onAction }: DeckCardProps) {
  const { nav } = useShell();
  const { id, title, theme, cover, canEdit, updatedBy } = deck;
  const path = canEdit ? editPath(id) : viewPath(id);
  const act = (action: DeckAction) => () => onAction(action, deck);
  const items: MenuItem[] = [
    { key: 'present', label: 'Present', icon: PlayIcon, onSelect: () => nav.navigate(viewPath(id)) },
    ...(canEdit ? [
      { key: 'rename', label: 'Rename', icon: PencilIcon, onSelect: act('rename') },
      { key: 'duplicate', label: 'Duplicate', icon: CopyIcon, onSelect: act('duplicate') },
      { key: 'share', label: 'Share', icon: Share2Icon, onSelect: act('share') },
    ] : []),
    { key: 'export', label: 'Export', icon: DownloadIcon, onSelect: act('export') },
    ...(canEdit ? ['line' as const, { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: act('remove') }] : []),
  ];
  const look = theme.look as DeckTheme;
  return (
    <Card>
      <Picture>
        {cover
          ? <SlideThumb slide={cover as Slide} theme={look} settings={NO_FOOT} number={1} />
          : <SlideFrame theme={look}>{null}</SlideFrame>}
      </Picture>
      <Line>
        <Words>
          <Title href={nav.createHref(path)}>{title}</Title>
          <Text as="p" size="small" tone="2">{cardWords(deck)}</Text>
        </Words>
        {updatedBy
          ? <Face><Avatar {...toFace(updatedBy)} size={22} alt={`Edited by ${toFace(updatedBy).name || 'No name'}`} /></Face>
          : null}
        <Above>
          <Menu
            label={`${title}: actions`} items={items} trigger={<IconButton size="sm" icon={EllipsisIcon} label={`More about ${title}`} />}
          />
        </Above>
      </Line>
    </Card>
  );
}
