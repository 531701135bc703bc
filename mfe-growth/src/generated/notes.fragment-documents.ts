// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { NoteFileFields } from './note-file.fragment';
import { NoteRowFields } from './note-row.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { NoteTextFields } from './note-text.fragment';
import { NoteFolderFields } from './note-folder.fragment';
import { NotesListsFields } from './notes-lists.fragment';
import type { NoteFileFragment, NoteRowFragment, NoteTextFragment, NoteFolderFragment, NotesListsFragment } from './types';

export const NoteFileFragmentDoc = {"kind":"Document","definitions":[NoteFileFields]} as unknown as DocumentNode<NoteFileFragment, unknown>;
export const NoteRowFragmentDoc = {"kind":"Document","definitions":[NoteRowFields,NoteFileFields,PersonFieldsFields]} as unknown as DocumentNode<NoteRowFragment, unknown>;
export const NoteTextFragmentDoc = {"kind":"Document","definitions":[NoteTextFields,NoteFileFields,NoteRowFields,PersonFieldsFields]} as unknown as DocumentNode<NoteTextFragment, unknown>;
export const NoteFolderFragmentDoc = {"kind":"Document","definitions":[NoteFolderFields]} as unknown as DocumentNode<NoteFolderFragment, unknown>;
export const NotesListsFragmentDoc = {"kind":"Document","definitions":[NotesListsFields,NoteFileFields,NoteRowFields,NoteFolderFields,PersonFieldsFields]} as unknown as DocumentNode<NotesListsFragment, unknown>;
