// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { TractionFieldsFields } from './traction-fields.fragment';
import { TractionNewsFields } from './traction-news.fragment';
import type { TractionFieldsFragment, TractionNewsFragment } from './types';

export const TractionFieldsFragmentDoc = {"kind":"Document","definitions":[TractionFieldsFields]} as unknown as DocumentNode<TractionFieldsFragment, unknown>;
export const TractionNewsFragmentDoc = {"kind":"Document","definitions":[TractionNewsFields]} as unknown as DocumentNode<TractionNewsFragment, unknown>;
