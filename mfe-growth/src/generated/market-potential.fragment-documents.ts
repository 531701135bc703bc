// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { MarketCustomerFieldsFields } from './market-customer-fields.fragment';
import { MarketCustomerAnswerFields } from './market-customer-answer.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { ModuleRowFields } from './module-row.fragment';
import { ModuleContentFields } from './module-content.fragment';
import { FailureFields } from './failure.fragment';
import { ModuleProgressFields } from './module-progress.fragment';
import { MarketCustomerNewsFields } from './market-customer-news.fragment';
import type { MarketCustomerFieldsFragment, MarketCustomerAnswerFragment, MarketCustomerNewsFragment } from './types';

export const MarketCustomerFieldsFragmentDoc = {"kind":"Document","definitions":[MarketCustomerFieldsFields]} as unknown as DocumentNode<MarketCustomerFieldsFragment, unknown>;
export const MarketCustomerAnswerFragmentDoc = {"kind":"Document","definitions":[MarketCustomerAnswerFields,MarketCustomerFieldsFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<MarketCustomerAnswerFragment, unknown>;
export const MarketCustomerNewsFragmentDoc = {"kind":"Document","definitions":[MarketCustomerNewsFields]} as unknown as DocumentNode<MarketCustomerNewsFragment, unknown>;
