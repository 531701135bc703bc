import { shownText, type Autosave } from '@heartwood/client-kit/drafts';
import { fullName } from '@heartwood/contract/domain';
import { inPlace, latePart, Skeleton, Text } from '@heartwood/shared-ui';
import { isBlank, RichTextView, type RichTextValue } from '@heartwood/shared-ui/rich-text';
import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { NoteTextFragment } from '../../generated/graphql';
import { toFace } from '../../module/person';
import { createEmptiedText } from './emptied-text';

const RichTextEditor = latePart(
  () => import('@heartwood/shared-ui/editor').then((part) => part.RichTextEditor), { failed: inPlace('The note') },
);

const Waiting = styled.div`padding: 14px 20px;`;
const Told = styled.div`padding: 0 20px;`;
const notSaved = <Told><Text size="small" tone="3">An empty note is not saved.</Text></Told>;

interface Props {
  note: NoteTextFragment;
  autosave: Autosave;
  /** Which of its words are selected; none is ''. */
  onSelect(words: string): void;
  /** What stands below the text. */
  children: ReactNode;
}

/** The text. An empty one is not saved: what was there stays until something is written in its place. */
export function NoteText({ note, autosave, onSelect, children }: Props) {
  const state = useUnit(autosave.$state);
  const [blank, setBlank] = useState<RichTextValue | null>(null);
  const [emptied] = useState(createEmptiedText);
  const value = blank ?? shownText(state);
  const { accessList, author } = note;
  const members = [author, ...accessList.map(({ user }) => user)].map((person) => ({ ...toFace(person), name: fullName(person) }));
  const type = (text: RichTextValue, over: RichTextValue) => {
    const written = emptied.written({ text, over });
    setBlank(written ? null : text);
    if (written) autosave.happened({ type: 'typed', ...written });
  };
  return (
    <RichTextEditor
      isPage value={value} ariaLabel="Note" placeholder="Write your note" level="note" members={members} onChange={type} onSelect={onSelect}
      onBlur={() => void autosave.flush()} below={<>{blank && !isBlank(state.base.text) ? notSaved : null}{children}</>}
      fallback={<><Waiting>{isBlank(value) ? <Skeleton height={94} /> : <RichTextView value={value} />}</Waiting>{children}</>}
    />
  );
}
