import { fullName } from '@heartwood/contract/domain';
import { useReadable, useShell } from '@heartwood/contract/kit';
import { atButton, Avatar, Card, IconButton, ImageIcon, latePart, mobile, SmilePlusIcon, TextLink } from '@heartwood/shared-ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { Begin } from './composer-tools';
import { readBox, useDraftCount } from './box-draft';

// On a cut line the line stays, with the words in it: the next press on it asks anew.
const ComposerCard = latePart(
  () => import('./composer-card').then((part) => part.ComposerCard), { failed: atButton('The composer') },
);
const DraftsDialog = latePart(() => import('./drafts.dialog').then((part) => part.DraftsDialog));

const Line = styled(Card)`display: flex; align-items: center; gap: 12px; padding: 12px 16px;`;
// A phone has room for one line of words beside the face; what it puts in first is in the composer.
const First = styled.span`display: contents; ${mobile} { display: none; }`;
const Ask = styled.button`
  flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; min-height: 40px; padding: 8px 16px; border: 0;
  border-radius: 20px; background: var(--surface-hover);
  color: var(--text-2); font: inherit; font-size: 13px; text-align: left; cursor: text; &:hover { background: var(--surface-selected); }
  @media (forced-colors: active) { border: 1px solid; } ${mobile} { min-height: 44px; }
`;

/** The same line while the composer comes: what is typed right after the press is its first words. */
const Early = styled.textarea`
  flex: 1; min-width: 0; min-height: 40px; padding: 10px 16px; border: 0; border-radius: 20px; background: var(--surface-hover);
  color: var(--text); font: inherit; font-size: 13px; line-height: 20px; resize: none; ${mobile} { min-height: 44px; font-size: 16px; }
`;
const QUESTION = 'What did you learn this week?';

/** Once it is asked for; made anew with words in it, it takes nobody away who has gone on to something else. */
function enter(field: HTMLTextAreaElement | null): void {
  if (field && (field.value === '' || document.activeElement === document.body)) field.focus();
}

/** The composer over a feed: one line until it is wanted, and open at once where something stands in it from before. */
export function ComposerBox() {
  const shell = useShell();
  const { user } = useReadable(shell.session);
  const [draftId, setDraftId] = useState(() => readBox(shell.drafts));
  const [isOpen, setOpen] = useState(draftId !== null);
  const [begin, setBegin] = useState<Begin | null>();
  const early = useRef('');
  const [isListed, setListed] = useState(false);
  const draftCount = useDraftCount(shell.drafts);
  const openWith = (first: Begin | null) => {
    setBegin(first);
    setOpen(true);
  };
  const take = () => {
    const words = early.current;
    early.current = '';
    return words;
  };
  const line = (
    <Line>
      <Avatar id={user.id} name={fullName(user)} photo={user.profilePhoto} size={36} alt="" />
      {isOpen && begin === null ? (
        <Early
          ref={enter} aria-label="Post" placeholder={QUESTION} rows={1} defaultValue={early.current}
          onChange={({ target }) => void (early.current = target.value)}
        />
      ) : <Ask type="button" onPointerEnter={() => ComposerCard.prefetch()} onClick={() => openWith(null)}>{QUESTION}</Ask>}
      <First>
        <IconButton icon={ImageIcon} label="Add a photo, video or file" onClick={() => openWith('file')} />
        <IconButton icon={SmilePlusIcon} label="Add a feeling" onClick={() => openWith('feeling')} />
      </First>
      <DraftCount count={draftCount} onOpen={() => setListed(true)} />
    </Line>
  );
  return (
    <>
      {isOpen ? (
        <ComposerCard
          key={draftId ?? ''} draftId={draftId} begin={begin ?? undefined} takeEarly={take} fallback={line}
          onClose={() => {
            setDraftId(null);
            setOpen(false);
          }}
        />
      ) : line}
      {isListed ? <DraftsDialog onClose={() => setListed(false)} /> : null}
    </>
  );
}

function DraftCount({ count, onOpen }: { count: number; onOpen(): void }) {
  if (count === 0) return null;
  return <TextLink as="button" type="button" onClick={onOpen}>{count === 1 ? '1 draft' : `${count} drafts`}</TextLink>;
}
