// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { TractionNewsFields } from './traction-news.fragment';
import { TractionFieldsFields } from './traction-fields.fragment';
import type { TractionNewsFragment, TractionFieldsFragment } from './types';

export const TractionNewsFragmentDoc = {"kind":"Document","definitions":[TractionNewsFields]} as unknown as DocumentNode<TractionNewsFragment, unknown>;
export const TractionFieldsFragmentDoc = {"kind":"Document","definitions":[TractionFieldsFields]} as unknown as DocumentNode<TractionFieldsFragment, unknown>;
