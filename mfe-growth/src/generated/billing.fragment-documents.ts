// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { BillingCardFieldsFields } from './billing-card-fields.fragment';
import { BillingFactsFields } from './billing-facts.fragment';
import type { BillingCardFieldsFragment, BillingFactsFragment } from './types';

export const BillingCardFieldsFragmentDoc = {"kind":"Document","definitions":[BillingCardFieldsFields]} as unknown as DocumentNode<BillingCardFieldsFragment, unknown>;
export const BillingFactsFragmentDoc = {"kind":"Document","definitions":[BillingFactsFields,BillingCardFieldsFields]} as unknown as DocumentNode<BillingFactsFragment, unknown>;
