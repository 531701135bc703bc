import { leavable, NoticeQueue } from '../../events/notice-queue';
import type { Context } from '../../request/context';
import { userTopic, type UserNotice } from '../company';
import { requireViewer } from '../identity';
import { notesTopic, type NotesNotice } from './note-event';
import type { Note, NoteSegment } from './note.queries';
import { findNote, findSegment } from './read-notes';

export interface NotesEvent {
  type: 'HELLO' | 'NOTE' | 'NOTE_GONE' | 'SEGMENT' | 'SEGMENT_GONE';
  note: Note | null;
  segment: NoteSegment | null;
  goneId: string | null;
}

const HELLO: NotesEvent = { type: 'HELLO', note: null, segment: null, goneId: null };

/**
 * Live from HELLO on; nothing is kept: who was away loads the panel anew. So does who is in other companies than before, for what
 * others have given goes by that.
 */
export async function openNotesStream(context: Context): Promise<AsyncIterableIterator<NotesEvent>> {
  const { userId } = requireViewer(context);
  const queue = new NoticeQueue();
  await queue.open(context.bus, notesTopic(userId));
  await queue.open(context.bus, userTopic(userId));
  return leavable(steps(context, queue), queue);
}

async function* steps(context: Context, queue: NoticeQueue): AsyncGenerator<NotesEvent, void> {
  try {
    yield HELLO;
    for (;;) {
      const notice = await queue.next() as NotesNotice | UserNotice | null;
      if (notice === null) return;
      if ('thing' in notice) yield await stepOf(context, notice);
      else if (notice.type === 'MEMBERSHIP_CHANGED') yield HELLO;
    }
  } finally {
    queue.close();
  }
}

async function stepOf(context: Context, { thing, id }: NotesNotice): Promise<NotesEvent> {
  if (thing === 'NOTE') {
    const note = await findNote(context, id);
    return { ...HELLO, type: note ? 'NOTE' : 'NOTE_GONE', note, goneId: note ? null : id };
  }
  const segment = await findSegment(context, id);
  return { ...HELLO, type: segment ? 'SEGMENT' : 'SEGMENT_GONE', segment, goneId: segment ? null : id };
}
