// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { MarketCustomerFieldsFields, MarketCustomerAnswerFields, MarketCustomerNewsFields } from './market-potential.fragments';
import { PersonFieldsFields, ModuleRowFields, ModuleContentFields, FailureFields, ModuleProgressFields } from './module.fragments';
import type { MarketCustomerFieldsFragment, MarketCustomerAnswerFragment, MarketCustomerNewsFragment } from './types';

export const MarketCustomerFieldsFragmentDoc = {"kind":"Document","definitions":[MarketCustomerFieldsFields]} as unknown as DocumentNode<MarketCustomerFieldsFragment, unknown>;
export const MarketCustomerAnswerFragmentDoc = {"kind":"Document","definitions":[MarketCustomerAnswerFields,MarketCustomerFieldsFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<MarketCustomerAnswerFragment, unknown>;
export const MarketCustomerNewsFragmentDoc = {"kind":"Document","definitions":[MarketCustomerNewsFields]} as unknown as DocumentNode<MarketCustomerNewsFragment, unknown>;
