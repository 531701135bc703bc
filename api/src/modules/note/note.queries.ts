import type { Statement } from '../../db/database';
import { companiesOfSql } from '../company';
import { personSql, type Person } from '../identity';
import type { NoteCheckpoint } from './note.table';

export interface NoteAttachment { id: string; name: string; type: string; size: number; url: string }

/** A note as its reader sees it, without its text: that comes with `NOTE_CONTENTS`. */
export interface Note {
  id: string;
  userId: string;
  /** The author's; nobody else learns it. */
  segmentId: string | null;
  title: string;
  revision: number;
  checkpoints: NoteCheckpoint[];
  tags: string[];
  attachments: NoteAttachment[];
  author: Person;
  accessList: { userId: string; user: Person }[];
  changedBy: Person | null;
  isOwn: boolean;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}
export interface NoteSegment { id: string; userId: string; name: string; position: number; notes: Note[] }
export interface NotesPanel { segments: NoteSegment[]; assigned: Note[]; trash: Note[] }
export interface NoteHit { note: Note; words: string; at: string }
export interface FoundNotes { mine: number; assigned: number; trash: number; rows: NoteHit[] }

const VIEWER = '$1::uuid';
const MOST_IN_TRASH = 200;

/** Whether two people own or have accepted a seat in one company; both are SQL expressions. */
export const togetherSql = (one: string, other: string) => `exists (
      select
      from ${companiesOfSql(one)} theirs
      join ${companiesOfSql(other)} ours on ours.id = theirs.id)`;

/** Notes that somebody else has given to the viewer, and that are not in the trash. */
const GIVEN = `exists (
      select
      from note_access given
      where given.note_id = n.id and given.user_id = ${VIEWER})
    and n.deleted_at is null and ${togetherSql('n.user_id', VIEWER)}`;

const SEEN = `(n.user_id = ${VIEWER} or ${GIVEN})`;

const NOTE = `json_build_object(
      'id', n.id,
      'userId', n.user_id,
      'segmentId', case when n.user_id = ${VIEWER} then n.segment_id end,
      'title', n.title,
      'revision', n.revision,
      'checkpoints', n.checkpoints,
      'tags', n.tags,
      'attachments', coalesce((
        select json_agg(json_build_object(
          'id', f.id, 'name', f.name, 'type', f.type, 'size', f.size, 'url', '/files/' || f.file_id) order by f.created_at, f.id)
        from note_attachment f
        where f.note_id = n.id), '[]'),
      'author', (
        select ${personSql('author')}
        from users author
        where author.id = n.user_id),
      'accessList', coalesce((
        select json_agg(json_build_object('userId', reader.id, 'user', ${personSql('reader')}) order by a.created_at, a.user_id)
        from note_access a
        join users reader on reader.id = a.user_id and not reader.is_deleted
        where a.note_id = n.id), '[]'),
      'changedBy', (
        select ${personSql('writer')}
        from users writer
        where writer.id = n.changed_by),
      'isOwn', n.user_id = ${VIEWER},
      'createdAt', n.created_at,
      'updatedAt', n.updated_at,
      'deletedAt', n.deleted_at)`;

const SEGMENT = `json_build_object(
      'id', s.id,
      'userId', s.user_id,
      'name', s.name,
      'position', s.position,
      'notes', coalesce((
        select json_agg(${NOTE} order by n.updated_at desc, n.id desc)
        from note n
        where n.segment_id = s.id and n.deleted_at is null), '[]'))`;

/** $1 viewer. */
export const NOTES_PANEL: Statement = {
  name: 'notes-panel',
  text: `select json_build_object(
    'segments', coalesce((
      select json_agg(${SEGMENT} order by s.position, s.id)
      from note_segment s
      where s.user_id = ${VIEWER} and s.deleted_at is null), '[]'),
    'assigned', coalesce((
      select json_agg(${NOTE} order by n.updated_at desc, n.id desc)
      from note_access mine
      join note n on n.id = mine.note_id and n.deleted_at is null
      where mine.user_id = ${VIEWER} and ${togetherSql('n.user_id', VIEWER)}), '[]'),
    'trash', coalesce((
      select json_agg(${NOTE} order by n.deleted_at desc, n.id desc)
      from (
        select *
        from note
        where user_id = ${VIEWER} and deleted_at is not null
        order by deleted_at desc
        limit ${MOST_IN_TRASH}) n), '[]')) as data`,
};

/** $1 viewer, $2 which. */
export const ONE_NOTE: Statement = {
  name: 'one-note',
  text: `select ${NOTE} as data
    from note n
    where n.id = $2::uuid and ${SEEN}`,
};

/** $1 viewer, $2 which. */
export const ONE_SEGMENT: Statement = {
  name: 'one-note-segment',
  text: `select ${SEGMENT} as data
    from note_segment s
    where s.id = $2::uuid and s.user_id = ${VIEWER} and s.deleted_at is null`,
};

/** $1 viewer, $2 which of them. */
export const NOTE_CONTENTS: Statement = {
  name: 'note-contents',
  text: `select n.id, n.content
    from note n
    where n.id = any($2::uuid[]) and ${SEEN}`,
};

/** A note as it is written into a file. */
export interface ExportedNote {
  title: string;
  content: unknown[] | null;
  /** The own one, or "Assigned Notes". */
  folder: string;
  /** Null for the own ones. */
  author: string | null;
  tags: string[];
  checkpoints: NoteCheckpoint[];
  attachments: { fileId: string; name: string; size: number }[];
  updatedAt: string;
}

/** Notes that a person reads and that are not in the trash, own folders first. $1 who, $2 which, null for all. */
export const NOTES_TO_EXPORT: Statement = {
  name: 'notes-to-export',
  text: `with reachable as (
      select n.id, true as own
      from note n
      where n.user_id = ${VIEWER} and n.deleted_at is null
      union all
      select n.id, false
      from note_access given
      join note n on n.id = given.note_id and n.deleted_at is null
      where given.user_id = ${VIEWER} and ${togetherSql('n.user_id', VIEWER)})
    select json_build_object(
      'title', n.title,
      'content', n.content,
      'folder', case when r.own then s.name else 'Assigned Notes' end,
      'author', case when not r.own then trim(author.firstname || ' ' || author.lastname) end,
      'tags', n.tags,
      'checkpoints', n.checkpoints,
      'attachments', coalesce((
        select json_agg(json_build_object('fileId', f.file_id, 'name', f.name, 'size', f.size) order by f.created_at, f.id)
        from note_attachment f
        where f.note_id = n.id), '[]'),
      'updatedAt', n.updated_at) as data
    from reachable r
    join note n on n.id = r.id
    join note_segment s on s.id = n.segment_id
    join users author on author.id = n.user_id
    where $2::uuid is null or n.id = $2::uuid
    order by r.own desc, s.position, n.updated_at desc, n.id`,
};

export const NOTE_PLACES = ['MINE', 'ASSIGNED', 'TRASH'] as const;
export type NotePlace = (typeof NOTE_PLACES)[number];

/** Letters around what was found, of which the reader is shown some. */
const AROUND = 200;

/**
 * Notes whose title or text contains what is looked for, the newest change first. It reads what one person has, which is a thousand
 * at most: an index of pieces would be written anew with every sentence. $1 viewer, $2 the folded text, $3 one of its places or null
 * for all, $4 how many.
 */
export const SEARCH_NOTES: Statement = {
  name: 'search-notes',
  text: `with reachable as (
      select n.id, case when n.deleted_at is null then 'MINE' else 'TRASH' end as place
      from note n
      where n.user_id = ${VIEWER}
      union all
      select n.id, 'ASSIGNED'
      from note_access given
      join note n on n.id = given.note_id and n.deleted_at is null
      where given.user_id = ${VIEWER} and ${togetherSql('n.user_id', VIEWER)}),
    found as (
      select r.id, r.place
      from reachable r
      join note n on n.id = r.id
      where strpos(' ' || n.search_text, case when length($2) < 3 then ' ' else '' end || $2) > 0)
    select json_build_object(
      'mine', (select count(*) from found where place = 'MINE'),
      'assigned', (select count(*) from found where place = 'ASSIGNED'),
      'trash', (select count(*) from found where place = 'TRASH'),
      'rows', coalesce((
        select json_agg(json_build_object(
          'note', ${NOTE},
          'words', substr(n.words, greatest(1, strpos(n.search_text, $2) - length(n.title) - ${AROUND}), ${3 * AROUND})
        ) order by n.updated_at desc, n.id desc)
        from (
          select whole.*
          from found
          join note whole on whole.id = found.id
          where $3::text is null or found.place = $3
          order by whole.updated_at desc, whole.id desc
          limit $4) n), '[]')) as data`,
};
