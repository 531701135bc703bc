// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { DeckFileFields } from './deck-file.fragment';
import type { DeckFileFragment } from './types';

export const DeckFileFragmentDoc = {"kind":"Document","definitions":[DeckFileFields]} as unknown as DocumentNode<DeckFileFragment, unknown>;
