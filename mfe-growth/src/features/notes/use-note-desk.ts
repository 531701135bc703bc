import { NETWORK, useCommand } from '@heartwood/client-kit/commands';
import {
  adopt, createDraftDesk, holdTab, leftBehind, othersDrafts, tabDraft, type DraftDesk, type SaveOutcome, type WrittenText,
} from '@heartwood/client-kit/drafts';
import { fullName } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { parseRichText, toStored } from '@heartwood/shared-ui/rich-text';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { OneNoteDocument, UpdateNoteDocument, type NoteTextFragment } from '../../generated/graphql';

/** What the server says of the text itself: the same text gets the same answer. */
const FINAL = ['TOO_LARGE', 'INVALID', 'FORBIDDEN'];

const KIND = 'note';
const PREFIX = `${KIND}:`;

/** A note as the draft takes it. */
export function writtenNote({ id, content, revision, updatedAt, changedBy }: NoteTextFragment): WrittenText<string> {
  const by = changedBy ? fullName(changedBy) : null;
  return {
    key: id, server: { text: parseRichText(content ?? []), revision, by, at: updatedAt }, savedAt: content === null ? null : updatedAt,
  };
}

/** The autosaves of this visit, with what earlier tabs have left unsent. Null until the first effect. */
export function useNoteDesk(): DraftDesk<string> | null {
  const shell = useShell();
  const run = useCommand();
  const client = useClient();
  const [desk, setDesk] = useState<DraftDesk<string> | null>(null);

  useEffect(() => {
    const made = createDraftDesk<string>({
      shell, nameOf: (id) => tabDraft(PREFIX + id), keepsBoth: true,
      save: async (id, text, baseRevision, { isLeaving }): Promise<SaveOutcome> => {
        const variables = { id, set: { content: toStored(text) }, baseRevision };
        const result = await run(UpdateNoteDocument, 'updateNote', variables, { doing: 'updating the note', quiet: 'all', isLeaving });
        const note = result.payload?.note;
        if (result.ok && note) return { kind: 'saved', revision: note.revision, at: note.updatedAt };
        if (!result.ok && result.code === NETWORK) return { kind: 'unreachable' };
        if (!result.ok && result.code === 'CONFLICT' && note) return { kind: 'conflict', server: writtenNote(note).server };
        return { kind: 'refused', why: !result.ok && FINAL.includes(result.code) ? result.message : null };
      },
    });
    let isOver = false;
    const takeOver = async () => {
      for (const { name, text } of await leftBehind(KIND, othersDrafts(shell.drafts, PREFIX))) {
        const { data } = await client.query(OneNoteDocument, { id: text.slice(PREFIX.length) }, { requestPolicy: 'network-only' })
          .toPromise();
        if (isOver) return;
        // Of a note that can't be written now the words stay on the device.
        if (data?.note?.canEdit) adopt(shell.drafts, name, made.of(writtenNote(data.note)));
      }
    };
    const release = holdTab(KIND);
    void takeOver();
    setDesk(made);
    return () => {
      isOver = true;
      release();
      made.stop();
    };
  }, [shell, run, client]);
  return desk;
}
