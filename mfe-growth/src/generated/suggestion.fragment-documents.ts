// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { SuggestionOfferFieldsFields } from './suggestion-offer-fields.fragment';
import { SuggestionFieldsFields } from './suggestion-fields.fragment';
import type { SuggestionOfferFieldsFragment, SuggestionFieldsFragment } from './types';

export const SuggestionOfferFieldsFragmentDoc = {"kind":"Document","definitions":[SuggestionOfferFieldsFields]} as unknown as DocumentNode<SuggestionOfferFieldsFragment, unknown>;
export const SuggestionFieldsFragmentDoc = {"kind":"Document","definitions":[SuggestionFieldsFields]} as unknown as DocumentNode<SuggestionFieldsFragment, unknown>;
