import { idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import { NOTE_CONTENTS, NOTES_PANEL, NOTES_TO_EXPORT, ONE_NOTE, ONE_SEGMENT, SEARCH_NOTES } from './note.queries';

/** SQL for the id of a folder or note with a number. */
const rowId = (n: string) => idOf('user', n).replace("'0a", "'1a");
const NOTE_ID = '1a000000-0000-4000-8000-000000005003';
const SEGMENT_ID = '1a000000-0000-4000-8000-000000000500';

export const NOTE_HOT: HotReads = {
  rows: [
    `insert into note_segment (id, user_id, name, position)
    select ${rowId('n')}, ${idOf('user', 'n')}, 'Folder', 1
    from generate_series(1, 2000) n`,
    `insert into note (id, segment_id, user_id, title, words, search_text, updated_at, deleted_at)
    select ${rowId('n * 10 + m')}, ${rowId('n')}, ${idOf('user', 'n')}, 'Note ' || m, 'A deposit on every crate', 'note ' || m || ' a deposit on every crate',
      now() - m * interval '1 hour', case when m = 9 then now() end
    from generate_series(1, 2000) n, generate_series(0, 9) m`,
    `insert into note_access (note_id, user_id)
    select ${rowId('n * 10 + m')}, ${idOf('user', 'n % 2000 + 1')}
    from generate_series(1, 2000) n, generate_series(0, 2) m`,
    `insert into note_attachment (id, note_id, file_id, name, type, size)
    select ${rowId('n * 10')}, ${rowId('n * 10')}, ${rowId('n')}, 'plan.pdf', 'application/pdf', 1000
    from generate_series(1, 2000) n`,
  ],
  reads: [
    [NOTES_PANEL, [USER_ID]],
    [ONE_NOTE, [USER_ID, NOTE_ID]],
    [ONE_SEGMENT, [USER_ID, SEGMENT_ID]],
    [NOTE_CONTENTS, [USER_ID, [NOTE_ID]]],
    [NOTES_TO_EXPORT, [USER_ID, null]],
    [SEARCH_NOTES, [USER_ID, 'deposit', null, 50]],
  ],
};
