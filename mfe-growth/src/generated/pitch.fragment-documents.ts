// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PitchWordsFields } from './pitch-words.fragment';
import type { PitchWordsFragment } from './types';

export const PitchWordsFragmentDoc = {"kind":"Document","definitions":[PitchWordsFields]} as unknown as DocumentNode<PitchWordsFragment, unknown>;
