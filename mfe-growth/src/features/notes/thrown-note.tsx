import { Button, ConfirmDialog, RotateCcwIcon } from '@heartwood/shared-ui';
import { formatDayShort } from '@heartwood/shared-ui/dates';
import { parseRichText, RichTextView } from '@heartwood/shared-ui/rich-text';
import { useState } from 'react';
import styled from 'styled-components';
import type { NoteTextFragment } from '../../generated/graphql';
import { goneAt } from './folder-list';
import { Title } from './note-head';
import { Body, Foot, Head, Page } from './note-look';
import type { NoteCommands } from './use-notes';

const Band = styled.div`
  display: flex; align-items: center; gap: 10px; padding: 10px 12px 10px 20px; border-bottom: 1px solid var(--border); background: var(--surface-sunken);
  font-size: 12px; line-height: 17px; & > span { flex: 1; } & b { display: block; }
`;

/** A note in the trash, to be read and had back. */
export function ThrownNote({ note, commands }: { note: NoteTextFragment; commands: NoteCommands }) {
  const since = note.deletedAt ?? '';
  const [isAsking, setAsking] = useState(false);
  return (
    <Page aria-label={note.title}>
      <Band>
        <span><b>In trash since {formatDayShort(since)}.</b>Gone for good on {formatDayShort(goneAt(since).toISOString())}.</span>
        <Button size="sm" icon={RotateCcwIcon} onClick={() => void commands.restore(note)}>Restore</Button>
        <Button size="sm" variant="danger" onClick={() => setAsking(true)}>Delete now</Button>
      </Band>
      <Head><Title as="h3">{note.title}</Title></Head>
      <Body><RichTextView value={parseRichText(note.content ?? [])} /></Body>
      <Foot><span>Notes in trash cannot be edited.</span></Foot>
      <ConfirmDialog
        open={isAsking} title="Delete this note for good?" confirmLabel="Delete now" danger onCancel={() => setAsking(false)}
        onConfirm={() => { setAsking(false); void commands.purge(note); }}
      >
        {note.title} and its files can’t be brought back.
      </ConfirmDialog>
    </Page>
  );
}
