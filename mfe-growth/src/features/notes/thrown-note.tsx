import { Button, ConfirmDialog, RotateCcwIcon, Text } from '@heartwood/shared-ui';
import { formatDayShort } from '@heartwood/shared-ui/dates';
import { parseRichText, RichTextView } from '@heartwood/shared-ui/rich-text';
import { useState } from 'react';
import styled from 'styled-components';
import type { NotesListsFragment, NoteTextFragment } from '../../generated/graphql';
import { goneAt } from './folder-list';
import { Title } from './note-head';
import { Body, Foot, Head, Page } from './note-look';
import type { NoteCommands } from './use-notes';

const Band = styled.div`
  display: flex; align-items: center; gap: 10px; padding: 10px 12px 10px 20px; border-bottom: 1px solid var(--border);
  background: var(--surface-sunken);
  font-size: 12px; line-height: 17px; & > span { flex: 1; } & b { display: block; }
`;

const Empty = styled(Button)`color: var(--danger-text);`;

interface Props {
  note: NoteTextFragment;
  segments: NotesListsFragment['segments'];
  /** All that is in it, this note among them. */
  trash: NotesListsFragment['trash'];
  commands: Pick<NoteCommands, 'restore' | 'purge'>;
}

/** A note in the trash, to be read and had back. */
export function ThrownNote({ note, segments, trash, commands }: Props) {
  const since = note.deletedAt ?? '';
  const [asked, setAsked] = useState<'this' | 'all' | null>(null);
  const folder = segments.find(({ id }) => id === note.segmentId)?.name;
  const purge = async (notes: readonly { id: string; title: string }[]) => {
    setAsked(null);
    for (const each of notes) {
      // What went wrong is told once.
      if (!(await commands.purge(each)).ok) return;
    }
  };
  return (
    <Page aria-label={note.title}>
      <Band>
        <span><b>In trash since {formatDayShort(since)}.</b>Gone for good on {formatDayShort(goneAt(since).toISOString())}.</span>
        <Button size="sm" icon={RotateCcwIcon} onClick={() => void commands.restore(note)}>Restore</Button>
        <Button size="sm" variant="danger" onClick={() => setAsked('this')}>Delete now</Button>
      </Band>
      <Head>
        <Title as="h3">{note.title}</Title>
        <Text size="small" tone="3">
          Written {formatDayShort(note.createdAt)}
          {folder === undefined ? '' : `, from the folder ${folder}`}
        </Text>
      </Head>
      <Body><RichTextView value={parseRichText(note.content ?? [])} /></Body>
      <Foot>
        <span>Notes in trash cannot be edited.</span>
        <Empty size="sm" variant="ghost" onClick={() => setAsked('all')}>Empty trash</Empty>
      </Foot>
      <ConfirmDialog
        open={asked === 'this'} title="Delete this note for good?" confirmLabel="Delete now" danger onCancel={() => setAsked(null)}
        onConfirm={() => void purge([note])}
      >
        {note.title} and its files can’t be brought back.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'all'} title="Empty the trash?" confirmLabel="Empty trash" danger onCancel={() => setAsked(null)} onConfirm={() => (
          void purge(trash)
        )}
      >
        {trash.length === 1 ? '1 note and its files' : `${trash.length} notes and their files`} can’t be brought back.
      </ConfirmDialog>
    </Page>
  );
}
