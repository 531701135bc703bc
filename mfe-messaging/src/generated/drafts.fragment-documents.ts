// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { DraftFields } from './draft.fragment';
import type { DraftFragment } from './types';

export const DraftFragmentDoc = {"kind":"Document","definitions":[DraftFields]} as unknown as DocumentNode<DraftFragment, unknown>;
