// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { FactFieldsFields } from './fact-fields.fragment';
import { DeckCommentFieldsFields } from './deck-comment-fields.fragment';
import type { FactFieldsFragment, DeckCommentFieldsFragment } from './types';

export const FactFieldsFragmentDoc = {"kind":"Document","definitions":[FactFieldsFields]} as unknown as DocumentNode<FactFieldsFragment, unknown>;
export const DeckCommentFieldsFragmentDoc = {"kind":"Document","definitions":[DeckCommentFieldsFields]} as unknown as DocumentNode<DeckCommentFieldsFragment, unknown>;
