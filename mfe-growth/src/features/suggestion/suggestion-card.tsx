import { creditsWord } from '@heartwood/contract/domain';
import {
  Banner, Button, IconButton, print, RefreshCwIcon, Segmented, Skeleton, SparklesIcon, Spinner, Text, Icon, XIcon,
} from '@heartwood/shared-ui';
import { RichTextView, type RichTextValue } from '@heartwood/shared-ui/rich-text';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Frame = styled.section`
  margin-top: 12px;
  border: 1px solid var(--border-2);
  border-radius: 10px;
  background: var(--surface);
  overflow: hidden;
  ${print} { display: none; }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 9px;
  min-height: 44px;
  padding: 4px 8px 4px 16px;
  border-bottom: 1px solid var(--border);
  background: var(--surface-sunken);
  & > :last-child { margin-left: auto; }
`;
const Words = styled.div`padding: 14px 16px; font-size: 14px; line-height: 22px;`;
const Lines = styled.div`display: grid; gap: 10px;`;
const Changed = styled.div`padding: 0 12px 12px;`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 10px 12px;
  border-top: 1px solid var(--border);
  & > :first-child { margin-right: auto; }
`;

const PLACES = [{ value: 'end', label: 'Add at end' }, { value: 'whole', label: 'Replace' }] as const;
export type Place = (typeof PLACES)[number]['value'];

export interface SuggestionCardProps {
  text: RichTextValue | null;
  isWriting: boolean;
  /** Another one is being asked for. */
  isBusy: boolean;
  /** There is no text yet that could be replaced. */
  isEmpty: boolean;
  /** Why it cannot be put there now. */
  obstacle: string | null;
  /** Who changed the text while it was written; null: nobody else. */
  changedBy: string | null;
  /** In credits: what one costs, and what is left. */
  price: number;
  balance: number;
  onCompare: () => void;
  onAgain: () => void;
  onStop: () => void;
  onDiscard: () => void;
  onInsert: (place: Place) => void;
}

/** The words as they come, and what may become of them. Nothing is written but by a button of this card. */
export function SuggestionCard({
  text, isWriting, isBusy, isEmpty, obstacle, changedBy, price, balance, onCompare, onAgain, onStop, onDiscard, onInsert,
}: SuggestionCardProps) {
  const [place, setPlace] = useState<Place>('end');
  const frame = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the one that asked, and the one that stops when the words are there.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [isWriting]);
  return (
    <Frame ref={frame} tabIndex={-1} aria-label="AI suggestion" aria-busy={isWriting}>
      <Head>
        {isWriting ? <Spinner /> : <Icon as={SparklesIcon} size={16} />}
        <Text as="span" weight="semi" role="status">{isWriting ? 'Writing a suggestion' : 'AI suggestion'}</Text>
        {isWriting ? <Button size="sm" variant="ghost" onClick={onStop}>Stop</Button>
          : <IconButton icon={XIcon} label="Discard the suggestion" onClick={onDiscard} />}
      </Head>
      <Words>{text === null
        ? <Lines><Skeleton height={12} /><Skeleton height={12} /><Skeleton height={12} width="60%" /></Lines>
        : <RichTextView value={text} />}</Words>
      {changedBy === null ? null : (
        <Changed role="status">
          <Banner tone="warning" action={<Button size="sm" onClick={onCompare}>Compare</Button>}>
            {changedBy} changed the text meanwhile.
          </Banner>
        </Changed>
      )}
      {isWriting ? null : (
        <Foot>
          {isEmpty ? <span /> : <Segmented size="sm" label="Where it goes" options={PLACES} value={place} onChange={setPlace} />}
          {obstacle === null ? null : <Text size="small" tone="3">{obstacle}</Text>}
          <Text size="small" tone="3">{creditsWord(price)} used, {balance} left</Text>
          <Button variant="ghost" onClick={onDiscard}>Discard</Button>
          <Button icon={RefreshCwIcon} busy={isBusy} onClick={onAgain}>Again, {creditsWord(price)}</Button>
          <Button variant="primary" disabled={obstacle !== null} onClick={() => onInsert(isEmpty ? 'end' : place)}>Insert</Button>
        </Foot>
      )}
    </Frame>
  );
}
