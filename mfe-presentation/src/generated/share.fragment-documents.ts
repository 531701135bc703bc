// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { DeckLinkFields } from './deck-link.fragment';
import type { DeckLinkFragment } from './types';

export const DeckLinkFragmentDoc = {"kind":"Document","definitions":[DeckLinkFields]} as unknown as DocumentNode<DeckLinkFragment, unknown>;
