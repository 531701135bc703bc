// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { SourceInWordsFields } from './source-in-words.fragment';
import type { SourceInWordsFragment } from './types';

export const SourceInWordsFragmentDoc = {"kind":"Document","definitions":[SourceInWordsFields]} as unknown as DocumentNode<SourceInWordsFragment, unknown>;
