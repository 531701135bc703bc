// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { BillingCardFieldsFields } from './billing-card-fields.fragment';
import { BillingInvoiceRowsFields } from './billing-invoice-rows.fragment';
import { BillingFactsFields } from './billing-facts.fragment';
import type { BillingCardFieldsFragment, BillingInvoiceRowsFragment, BillingFactsFragment } from './types';

export const BillingCardFieldsFragmentDoc = {"kind":"Document","definitions":[BillingCardFieldsFields]} as unknown as DocumentNode<BillingCardFieldsFragment, unknown>;
export const BillingInvoiceRowsFragmentDoc = {"kind":"Document","definitions":[BillingInvoiceRowsFields]} as unknown as DocumentNode<BillingInvoiceRowsFragment, unknown>;
export const BillingFactsFragmentDoc = {"kind":"Document","definitions":[BillingFactsFields,BillingInvoiceRowsFields,BillingCardFieldsFields]} as unknown as DocumentNode<BillingFactsFragment, unknown>;
