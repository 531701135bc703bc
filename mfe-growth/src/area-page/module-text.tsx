import { shownText, TextConflict, type Autosave } from '@heartwood/client-kit/drafts';
import { Card, inPlace, latePart, mobile, Skeleton, Text } from '@heartwood/shared-ui';
import type { MentionMember } from '@heartwood/shared-ui/mentions';
import { isBlank, RichTextView } from '@heartwood/shared-ui/rich-text';
import { useUnit } from 'effector-react';
import styled, { css } from 'styled-components';

// Slate is the largest thing on the page: what there is to read comes first, the editor right behind it.
const RichTextEditor = latePart(
  () => import('@heartwood/shared-ui/editor').then((part) => part.RichTextEditor), { failed: inPlace('The text') },
);

const Written = styled(Card)<{ $bar?: boolean }>`
  padding: 14px 16px;
  font-size: 14px;
  line-height: 22px;
  /* The place of the toolbar: the words stay where they are when it comes. */
  ${({ $bar }) => $bar && css`
    &::before { content: ''; display: block; height: 37px; margin: -14px -16px 14px; border-bottom: 1px solid var(--border); }
    ${mobile} { &::before { height: 45px; } }
  `}
`;

export interface ModuleTextProps {
  autosave: Autosave;
  label: string;
  canEdit: boolean;
  /** Who can be named in it. */
  members: readonly MentionMember[];
  /** Without a toolbar; its keys are there all the same. */
  isPlain?: boolean;
}

/** The module's text: to read, or to write with every key kept. */
export function ModuleText({ autosave, label, canEdit, members, isPlain = false }: ModuleTextProps) {
  const state = useUnit(autosave.$state);
  const value = shownText(state);
  if (!canEdit) return <Written>{isBlank(value) ? <Text tone="3">Nothing is written yet.</Text> : <RichTextView value={value} />}</Written>;
  if (state.phase === 'conflict' && state.typed && state.theirs) {
    return (
      <TextConflict
        fallback={<Written aria-busy="true"><RichTextView value={state.typed} /></Written>}
        what="this module" base={state.base.text} mine={state.typed} theirs={state.theirs}
        onChoose={(text) => autosave.happened({ type: 'chosen', text })}
      />
    );
  }
  return (
    <RichTextEditor
      value={value} ariaLabel={label} placeholder="Write your answer" members={members} toolbar={!isPlain}
      fallback={<Written aria-busy="true" $bar={!isPlain}>
        {isBlank(value) ? <Skeleton height={94} /> : <RichTextView value={value} />}
      </Written>}
      onChange={(text, over) => autosave.happened({ type: 'typed', text, over })}
      onBlur={() => void autosave.flush()}
    />
  );
}
