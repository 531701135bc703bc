import { builder } from '../../graphql/schema-builder';
import { PersonRef } from '../identity';
import type { NotesEvent } from './note-stream';
import { NOTE_PLACES, type Note, type NoteAttachment, type NoteSegment, type NotesPanel } from './note.queries';
import type { NoteCheckpoint } from './note.table';
import { contentOf, readNotesPanel, type NoteSearch } from './read-notes';
import type { NoteSet } from './update-note';

const few = { field: 1, multiplier: 2 };
const several = { field: 1, multiplier: 15 };

const NoteAttachmentRef = builder.objectRef<NoteAttachment>('NoteAttachment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    type: t.exposeString('type'),
    size: t.exposeInt('size'),
    url: t.string({
      description: 'For who reads it: good for an hour or two, then GET /files/:id/address has a fresh one.',
      resolve: ({ url, name }, _args, { fileAddresses }) => fileAddresses.sign(url, name),
    }),
  }),
});

const NoteCheckpointRef = builder.objectRef<NoteCheckpoint>('NoteCheckpoint').implement({
  fields: (t) => ({ id: t.exposeID('id'), text: t.exposeString('text'), isDone: t.exposeBoolean('isDone') }),
});

const NoteAccessRef = builder.objectRef<Note['accessList'][number]>('NoteAccess').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ userId }) => userId }), userId: t.exposeID('userId'), user: t.expose('user', { type: PersonRef }),
  }),
});

export const NoteRef = builder.objectRef<Note>('Note').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    userId: t.exposeID('userId', { description: 'The author.' }),
    segmentId: t.exposeID('segmentId', { nullable: true, description: 'Null for who was given the note.' }),
    title: t.exposeString('title'),
    content: t.field({ type: 'RichText', nullable: true, resolve: ({ id }, _args, context) => contentOf(context, id) }),
    revision: t.exposeInt('revision', { description: 'One more with each change of title or text.' }),
    attachments: t.expose('attachments', { type: [NoteAttachmentRef], complexity: few }),
    checkpoints: t.expose('checkpoints', { type: [NoteCheckpointRef], complexity: few }),
    tags: t.exposeStringList('tags'),
    author: t.expose('author', { type: PersonRef }),
    accessList: t.expose('accessList', { type: [NoteAccessRef], complexity: few, description: 'Who else reads and writes it.' }),
    changedBy: t.expose('changedBy', { type: PersonRef, nullable: true, description: 'Who changed title or text last.' }),
    canEdit: t.boolean({ resolve: ({ deletedAt }) => deletedAt === null }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the viewer may delete, move and assign it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime', nullable: true, description: 'Since when it is in the trash: it goes 30 days later.',
    }),
  }),
});

export const NoteSegmentRef = builder.objectRef<NoteSegment>('NoteSegment').implement({
  description: 'A folder.',
  fields: (t) => ({
    id: t.exposeID('id'),
    userId: t.exposeID('userId'),
    name: t.exposeString('name'),
    position: t.exposeFloat('position'),
    notes: t.expose('notes', { type: [NoteRef], complexity: several, description: 'The newest change first.' }),
  }),
});

export const NotesPanelRef = builder.objectRef<NotesPanel>('NotesPanel').implement({
  description: 'Own folders with their notes, notes of others that the viewer was given, and what the viewer has deleted.',
  fields: (t) => ({
    segments: t.expose('segments', { type: [NoteSegmentRef], complexity: few }),
    assigned: t.expose('assigned', { type: [NoteRef], complexity: few }),
    trash: t.expose('trash', { type: [NoteRef], complexity: few, description: 'Last deleted first, 200 at most.' }),
  }),
});

const NoteHitRef = builder.objectRef<NoteSearch['hits'][number]>('NoteHit').implement({
  fields: (t) => ({
    note: t.expose('note', { type: NoteRef }),
    excerpt: t.exposeString('excerpt', { description: 'Words around what was found.' }),
  }),
});

export const NoteSearchRef = builder.objectRef<NoteSearch>('NoteSearch').implement({
  fields: (t) => ({
    hits: t.expose('hits', { type: [NoteHitRef], complexity: several }),
    mine: t.exposeInt('mine', { description: 'How many there are, whatever place was asked for.' }),
    assigned: t.exposeInt('assigned'),
    trash: t.exposeInt('trash'),
  }),
});

export const NotePlaceRef = builder.enumType('NotePlace', { values: NOTE_PLACES });

const NoteAttachmentInput = builder.inputType('NoteAttachmentInput', {
  description: 'An upload. What it is called and is, our own row says.',
  fields: (t) => ({ id: t.id(), name: t.string(), type: t.string(), url: t.string() }),
});
const NoteCheckpointInput = builder.inputType('NoteCheckpointInput', {
  fields: (t) => ({ id: t.id(), text: t.string(), isDone: t.boolean() }),
});

export const NoteSetRef = builder.inputRef<NoteSet>('NoteSet').implement({
  description: 'What is left out stays. Who was given a note changes title, content and attachments alone.',
  fields: (t) => ({
    title: t.string({ required: false }),
    content: t.field({ type: 'RichText', required: false }),
    segmentId: t.id({ required: false, description: 'Another folder.' }),
    checkpoints: t.field({ type: [NoteCheckpointInput], required: false }),
    tags: t.stringList({ required: false }),
    attachments: t.field({ type: [NoteAttachmentInput], required: false, description: 'Those that come; what is there stays.' }),
    attachmentsDeleteData: t.idList({ required: false, description: 'Those that go.' }),
    accessData: t.idList({ required: false, description: 'People who get access.' }),
    accessDeleteData: t.idList({ required: false, description: 'People who lose it.' }),
  }),
});

export const NotesEventRef = builder.objectRef<NotesEvent>('NotesEvent').implement({
  description: 'HELLO: live from now on, load the panel; SEGMENT, NOTE: new or changed; SEGMENT_GONE, NOTE_GONE.',
  fields: (t) => ({
    type: t.exposeString('type'),
    panel: t.field({
      type: NotesPanelRef, nullable: true, description: 'With HELLO.',
      resolve: ({ type }, _args, context) => (type === 'HELLO' ? readNotesPanel(context) : null),
    }),
    segment: t.expose('segment', { type: NoteSegmentRef, nullable: true }),
    note: t.expose('note', { type: NoteRef, nullable: true }),
    goneId: t.exposeID('goneId', { nullable: true }),
  }),
});
