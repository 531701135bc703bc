// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { AccountFieldsFields } from './account-fields.fragment';
import { AffiliateFieldsFields } from './affiliate-fields.fragment';
import type { AccountFieldsFragment, AffiliateFieldsFragment } from './types';

export const AccountFieldsFragmentDoc = {"kind":"Document","definitions":[AccountFieldsFields]} as unknown as DocumentNode<AccountFieldsFragment, unknown>;
export const AffiliateFieldsFragmentDoc = {"kind":"Document","definitions":[AffiliateFieldsFields,AccountFieldsFields]} as unknown as DocumentNode<AffiliateFieldsFragment, unknown>;
