import { useCommand } from '@heartwood/client-kit/commands';
import { ExportFile, isOpen } from '@heartwood/client-kit/exports';
import { Button, Modal, OptionCard, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { AskNotesExportDocument, NotesExportProgressDocument, NotesExportsDocument, type NoteFormat } from '../../generated/graphql';

const Body = styled.div`display: flex; flex-direction: column; gap: 16px;`;
const Formats = styled.div`display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 10px;`;
const Files = styled.ul`display: flex; flex-direction: column; gap: 8px; margin: 0; padding: 0; list-style: none;`;
const Hint = styled.div`flex: 1; min-width: 0; text-align: left;`;

const FORMATS = [
  ['MARKDOWN', 'Markdown', 'Text for any editor'], ['HTML', 'HTML', 'A page that stands alone'], ['PDF', 'PDF', 'To print and send'],
] as const satisfies readonly (readonly [NoteFormat, string, string])[];

interface Props {
  /** Null: all of them, in a ZIP with their files. */
  note: { id: string; title: string } | null;
  onClose(): void;
}

/** A note as a file, or all that one has; the server makes it, and keeps it for a week. */
export function ExportNotes({ note, onClose }: Props) {
  const run = useCommand();
  const [format, setFormat] = useState<NoteFormat>('MARKDOWN');
  const [isAsking, setAsking] = useState(false);
  const [{ data }, refetch] = useQuery({ query: NotesExportsDocument, requestPolicy: 'cache-and-network' });
  const files = data?.notesExports ?? [];
  const isRunning = files.some(isOpen);
  const ask = async () => {
    setAsking(true);
    const variables = { id: crypto.randomUUID(), noteId: note?.id ?? null, format };
    await run(AskNotesExportDocument, 'askNotesExport', variables, { doing: 'exporting the notes' });
    setAsking(false);
    refetch({ requestPolicy: 'network-only' });
  };
  return (
    <Modal
      open onClose={onClose} title={note ? 'Export this note' : 'Export all notes'} size={560}
      {...(note && { subtitle: note.title })}
      footer={(
        <>
          <Hint><Text size="small" tone="2">You can close this, the file waits here for a week.</Text></Hint>
          <Button variant="ghost" onClick={onClose}>Close</Button>
          <Button variant="primary" busy={isAsking || isRunning} onClick={() => void ask()}>{isRunning ? 'Exporting' : 'Export'}</Button>
        </>
      )}
    >
      <Body>
        <Formats role="radiogroup" aria-label="Format">
          {FORMATS.map(([value, title, text]) => (
            <OptionCard
              key={value} name="notes-format" value={value} title={title} text={text} checked={format === value} onChange={() => (
                setFormat(value)
              )}
            />
          ))}
        </Formats>
        {note ? null : <Text size="small" tone="2">
          A ZIP with a folder for each of yours, notes that you were given, and the files attached to them. The trash stays out.
        </Text>}
        {files.length === 0 ? null : (
          <Files aria-label="Your files">
            {files.map((file) => <ExportFile key={file.id} file={file} what="The notes" progress={NotesExportProgressDocument} />)}
          </Files>
        )}
      </Body>
    </Modal>
  );
}
