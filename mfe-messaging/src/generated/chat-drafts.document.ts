// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { DraftFields } from './drafts.fragments';
import type { ChatDraftsQuery, ChatDraftsQueryVariables } from './types';

export const ChatDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Draft"}}]}}]}},DraftFields]} as unknown as DocumentNode<ChatDraftsQuery, ChatDraftsQueryVariables>;
