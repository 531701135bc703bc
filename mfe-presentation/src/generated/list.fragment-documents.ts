// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { DeckThemeFields } from './deck-theme.fragment';
import { DeckFieldsFields } from './deck-fields.fragment';
import type { DeckThemeFragment, DeckFieldsFragment } from './types';

export const DeckThemeFragmentDoc = {"kind":"Document","definitions":[DeckThemeFields]} as unknown as DocumentNode<DeckThemeFragment, unknown>;
export const DeckFieldsFragmentDoc = {"kind":"Document","definitions":[DeckFieldsFields,DeckThemeFields]} as unknown as DocumentNode<DeckFieldsFragment, unknown>;
