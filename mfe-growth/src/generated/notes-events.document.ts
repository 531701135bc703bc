// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { NoteFileFields } from './note-file.fragment';
import { NoteRowFields } from './note-row.fragment';
import { NoteTextFields } from './note-text.fragment';
import { NoteFolderFields } from './note-folder.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import type { NotesEventsSubscription, NotesEventsSubscriptionVariables } from './types';

export const NotesEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotesEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notesStream"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goneId"}},{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteFolder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteText"}}]}}]}}]}},NoteFileFields,NoteRowFields,NoteTextFields,NoteFolderFields,PersonFieldsFields]} as unknown as DocumentNode<NotesEventsSubscription, NotesEventsSubscriptionVariables>;
