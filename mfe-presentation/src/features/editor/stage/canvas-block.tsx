import { LostLayer } from '@heartwood/client-kit/states';
import { chartWords, type Block } from '@heartwood/contract/deck';
import { plainText } from '@heartwood/contract/text';
import { Icon, latePart, RefreshCwIcon, type LostPart } from '@heartwood/shared-ui';
import { memo, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { blockContent, placeOf } from '../../../slide/block-view';
import { useEditing } from '../editor-context';

/** Slides are looked at before somebody writes on them: the editor of texts comes behind the first picture. */
export const TextWriting = latePart(
  () => import('./text-writing').then((part) => part.TextWriting),
  { failed: (lost, { block }) => <>{blockContent(block)}<LostWriting lost={lost} /></> },
);

function LostWriting({ lost }: { lost: LostPart }) {
  const { model } = useEditing();
  return <LostLayer what="The text editor" lost={lost} onClose={() => model.write(null)} />;
}

const Place = styled.div<{ $editing: boolean }>`
  position: absolute;
  cursor: ${({ $editing }) => ($editing ? 'text' : 'move')};
  &:focus { outline: none; }
  &:focus-visible { outline: 4px solid var(--slide-accent); outline-offset: 6px; }
`;
const Bound = styled.i`position: absolute; inset: -4px -10px; border: 3px dashed #B57A00; border-radius: 10px; pointer-events: none;`;
const Badge = styled.button`
  position: absolute;
  right: -10px;
  top: -54px;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: 12px;
  height: 46px;
  padding: 0 16px;
  border: 2px solid #EFD796;
  border-radius: 10px;
  background: #FFF4D9;
  color: #7C5200;
  font: 620 22px/1 'Montserrat Variable', Montserrat, sans-serif;
  letter-spacing: 0;
  white-space: nowrap;
  cursor: pointer;
  & > svg { width: 24px; height: 24px; }
`;
const Nothing = styled.div<{ $dashed: boolean }>`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 12px;
  color: var(--slide-muted);
  font-size: 24px;
  ${({ $dashed }) => $dashed && css`border: 3px dashed var(--slide-line); border-radius: 10px;`}
`;

export interface CanvasBlockProps {
  block: Block;
  isChosen: boolean;
  isEditing: boolean;
  /** Of a fact that the plan says otherwise by now. */
  staleName: string | undefined;
  /** Several are being chosen: the focus alone does not choose. */
  isHolding: boolean;
  onData: () => void;
}

/** A block that can be taken hold of. Drawn again only when it is another one: what is dragged moves by its transform alone. */
export const CanvasBlock = memo(function CanvasBlock({ block, isChosen, isEditing, staleName, isHolding, onData }: CanvasBlockProps) {
  const { model } = useEditing();
  const place = useRef<HTMLDivElement>(null);
  // Who has written with keys goes on with the block.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  const stale = staleName === undefined ? null : <Bound />;
  const badge = staleName === undefined ? null : (
    <Badge type="button" onClick={onData} onPointerDown={(event) => event.stopPropagation()}>
      <Icon as={RefreshCwIcon} />
      {staleName} changed
    </Badge>
  );
  if (isEditing && block.kind === 'text') {
    return <Place $editing style={placeOf(block)} data-block={block.id}>
      <TextWriting block={block} fallback={blockContent(block)} />
      {stale}
    </Place>;
  }
  return (
    <>
      <Place
        ref={place} $editing={false} style={placeOf(block)} data-block={block.id} role="button" tabIndex={0} aria-pressed={isChosen}
        aria-label={blockName(block)}
        onFocus={(event) => {
          if (!isHolding && !isChosen && event.currentTarget.matches(':focus-visible')) model.select([block.id]);
        }}
      >
        <div inert>{isEmpty(block) ? <Nothing $dashed>{emptyWords(block)}</Nothing> : blockContent(block)}</div>
        {stale}
      </Place>
      {badge ? <div style={{ position: 'absolute', ...placeOf(block), height: 0 }}>{badge}</div> : null}
    </>
  );
});

const KIND_NAMES: Record<Block['kind'], string> = {
  text: 'Text', image: 'Picture', shape: 'Shape', table: 'Table', chart: 'Chart', metric: 'Figure', quote: 'Quote', logos: 'Logos',
  team: 'Team',
  goals: 'Goals', canvas: 'Business model',
};

export const kindName = ({ kind }: Pick<Block, 'kind'>): string => KIND_NAMES[kind];

/** "Title: Food shops near us", "Figure: SAM €587M". */
function blockName(block: Block): string {
  const words = wordsOf(block).replace(/\s+/g, ' ').trim();
  const kind = block.kind === 'text' && block.role === 'title' ? 'Title' : kindName(block);
  return words === '' ? `${kind}, empty` : `${kind}: ${words.slice(0, 120)}`;
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'text': return plainText(block.value);
    case 'image': return block.alt || 'without a description';
    case 'shape': return block.label ?? block.shape;
    case 'table': return `${block.rows.length} rows, ${block.rows[0]?.join(', ') ?? ''}`;
    case 'chart': return chartWords(block);
    case 'metric': return `${block.label} ${block.value} ${block.note}`;
    case 'quote': return `${block.text}, ${block.by}`;
    case 'logos': return block.items.map(({ name }) => name).join(', ');
    case 'team': return block.people.map(({ name }) => name).join(', ');
    case 'goals': return block.goals.map(({ title }) => title).join(', ');
    case 'canvas': return block.fields.map(({ title }) => title).join(', ');
  }
}

const isEmpty = (block: Block): boolean => isWithheld(block)
  || (block.kind === 'text' && plainText(block.value).trim() === '') || (block.kind === 'image' && block.address === '');

const isWithheld = (block: Block): boolean => block.isWithheld === true;

function emptyWords(block: Block): string {
  if (isWithheld(block)) return 'From modules that you do not see';
  if (block.kind === 'image') return 'No picture yet';
  return block.kind === 'text' && block.role === 'title' ? 'Title' : 'Text';
}
