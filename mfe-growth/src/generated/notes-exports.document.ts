// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { NotesExportFields } from './notes-export.fragment';
import type { NotesExportsQuery, NotesExportsQueryVariables } from './types';

export const NotesExportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotesExports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notesExports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotesExport"}}]}}]}},NotesExportFields]} as unknown as DocumentNode<NotesExportsQuery, NotesExportsQueryVariables>;
