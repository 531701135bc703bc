// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { NotesExportFields } from './notes-export.fragment';
import type { NotesExportFragment } from './types';

export const NotesExportFragmentDoc = {"kind":"Document","definitions":[NotesExportFields]} as unknown as DocumentNode<NotesExportFragment, unknown>;
