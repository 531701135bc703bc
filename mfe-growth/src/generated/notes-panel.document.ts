// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { NoteFileFields } from './note-file.fragment';
import { NoteRowFields } from './note-row.fragment';
import { NoteFolderFields } from './note-folder.fragment';
import { NotesListsFields } from './notes-lists.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import type { NotesPanelQuery, NotesPanelQueryVariables } from './types';

export const NotesPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotesPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notesPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotesLists"}}]}}]}},NoteFileFields,NoteRowFields,NoteFolderFields,NotesListsFields,PersonFieldsFields]} as unknown as DocumentNode<NotesPanelQuery, NotesPanelQueryVariables>;
