// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { AffiliateFieldsFields } from './affiliate-fields.fragment';
import type { AffiliateFieldsFragment } from './types';

export const AffiliateFieldsFragmentDoc = {"kind":"Document","definitions":[AffiliateFieldsFields]} as unknown as DocumentNode<AffiliateFieldsFragment, unknown>;
