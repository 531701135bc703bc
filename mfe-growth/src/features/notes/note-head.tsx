import { shownText, type Autosave } from '@heartwood/client-kit/drafts';
import { LIMITS } from '@heartwood/contract/domain';
import { Button, SaveState } from '@heartwood/shared-ui';
import { isBlank } from '@heartwood/shared-ui/rich-text';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { NoteTextFragment } from '../../generated/graphql';
import { saveStateOf } from '../../module/save-state';

export const Title = styled.input`
  width: 100%; padding: 0; border: 0; border-radius: 4px; background: none; color: var(--text); font: var(--fw-semi) 18px/26px var(--font);
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
  &[aria-invalid='true'] { outline: 2px solid var(--danger); outline-offset: 3px; }
`;

export function TitleField({ note, onChange }: { note: NoteTextFragment; onChange(title: string): void }) {
  const [title, setTitle] = useState(note.title);
  const keep = () => {
    const clean = title.trim();
    if (clean === '') setTitle(note.title);
    else if (clean !== note.title) onChange(clean);
  };
  return (
    <Title
      aria-label="Title" value={title} maxLength={LIMITS.noteTitle.max} aria-invalid={title.trim() === '' || undefined}
      onChange={(event) => setTitle(event.target.value)} onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}

/** Whether the text is saved, and Save. */
export function Status({ autosave }: { autosave: Autosave }) {
  const state = useUnit(autosave.$state);
  const isBusy = state.phase === 'saving';
  return (
    <>
      <SaveState {...saveStateOf(state)} onRetry={() => void autosave.flush()} />
      <Button size="sm" variant="ghost" disabled={isBusy || isBlank(shownText(state))} onClick={() => void autosave.flush()}>Save</Button>
    </>
  );
}
