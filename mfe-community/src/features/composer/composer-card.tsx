import { fullName } from '@heartwood/contract/domain';
import { useReadable, useShell } from '@heartwood/contract/kit';
import { Avatar, Button, Card, latePart, mobile, TextLink } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { ComposerFields } from './composer-fields';
import { ComposerTools, type Begin } from './composer-tools';
import { $draftMoves, keepBox } from './box-draft';
import { isBlankDraft, newDraft, readDrafts } from './post-draft';
import { useComposer } from './use-composer';
import { VisibilityMenu } from './visibility-menu';
import { useCompanyOf, VoiceMenu } from './voice-menu';
import type { WordsHandle } from './words-field';

const DraftsDialog = latePart(() => import('./drafts.dialog').then((part) => part.DraftsDialog));

const Sheet = styled(Card)`padding: 16px;`;
const Columns = styled.div`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 12px;
  ${mobile} { & > :first-child { display: none; } grid-template-columns: minmax(0, 1fr); }
`;
const Foot = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px; margin: 8px 0 0 -6px;
  & > :last-child { margin-left: 8px; }
  ${mobile} { & > :first-child { flex-basis: 100%; } & > :last-child { margin-left: auto; } }
`;

export interface ComposerCardProps {
  /** Id of the draft that is gone on with; null: a new one. */
  draftId: string | null;
  begin?: Begin | undefined;
  /** What was typed before it was here. */
  takeEarly(): string;
  /** It is published, or nothing is left in it and the focus has gone. */
  onClose(): void;
}

/** The composer over a feed, opened. */
export function ComposerCard({ draftId, begin, takeEarly, onClose }: ComposerCardProps) {
  const shell = useShell();
  const { user, company } = useReadable(shell.session);
  const words = useRef<WordsHandle>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => readDrafts(shell.drafts).find(({ id }) => id === draftId) ?? newDraft({ companyId: company.id }));
  const composer = useComposer({
    initial,
    onPublished() {
      keepBox(shell.drafts, null);
      onClose();
    },
  });
  const { draft, set, publish, isPublishing, canPublish } = composer;
  const goOn = useEffectEvent(() => {
    const text = takeEarly();
    if (text !== '') set({ text });
  });
  useEffect(() => goOn(), []);
  const [isListed, setListed] = useState(false);
  useUnit($draftMoves);
  const others = readDrafts(shell.drafts).filter(({ id }) => id !== draft.id).length;
  const isBlank = isBlankDraft(draft);
  useEffect(() => keepBox(shell.drafts, isBlank ? null : draft.id), [shell, isBlank, draft.id]);
  const of = useCompanyOf(draft);
  return (
    <Sheet
      as="section" aria-label="New post"
      onBlur={(event) => {
        // A menu of it stands elsewhere on the page; what takes the focus of the page itself is somewhere to go to.
        if (isBlank && event.relatedTarget?.closest('main, nav, header') && !event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
    >
      <Columns>
        <Avatar id={user.id} name={fullName(user)} photo={user.profilePhoto} size={40} alt="" />
        <div>
          <ComposerFields composer={composer} words={words} onAddFile={() => picker.current?.click()} />
        </div>
      </Columns>
      <Foot>
        <ComposerTools composer={composer} words={words} picker={picker} begin={begin} />
        {others > 0
          ? <TextLink as="button" type="button" onClick={() => setListed(true)}>{others === 1 ? '1 draft' : `${others} drafts`}</TextLink>
          : null}
        <VoiceMenu draft={draft} prefix="Post as " onChange={set} />
        <VisibilityMenu value={draft.postType} company={of?.name ?? null} onChange={(postType) => set({ postType })} />
        <Button variant="primary" busy={isPublishing} disabled={!canPublish} onClick={() => void publish()}>Post</Button>
      </Foot>
      {isListed ? <DraftsDialog but={draft.id} onClose={() => setListed(false)} /> : null}
    </Sheet>
  );
}
