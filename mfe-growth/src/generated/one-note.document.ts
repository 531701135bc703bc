// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { NoteFileFields } from './note-file.fragment';
import { NoteRowFields } from './note-row.fragment';
import { NoteTextFields } from './note-text.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import type { OneNoteQuery, OneNoteQueryVariables } from './types';

export const OneNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteText"}}]}}]}},NoteFileFields,NoteRowFields,NoteTextFields,PersonFieldsFields]} as unknown as DocumentNode<OneNoteQuery, OneNoteQueryVariables>;
