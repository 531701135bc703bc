// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { RiskValueNewsFields, RiskValueFieldsFields, RiskValueAnswerFields, RiskAnalysisFieldsFields, RiskAnalysisAnswerFields } from './risk.fragments';
import { PersonFieldsFields, ModuleRowFields, ModuleContentFields, FailureFields, ModuleProgressFields } from './module.fragments';
import type { RiskValueNewsFragment, RiskValueFieldsFragment, RiskValueAnswerFragment, RiskAnalysisFieldsFragment, RiskAnalysisAnswerFragment } from './types';

export const RiskValueNewsFragmentDoc = {"kind":"Document","definitions":[RiskValueNewsFields]} as unknown as DocumentNode<RiskValueNewsFragment, unknown>;
export const RiskValueFieldsFragmentDoc = {"kind":"Document","definitions":[RiskValueFieldsFields]} as unknown as DocumentNode<RiskValueFieldsFragment, unknown>;
export const RiskValueAnswerFragmentDoc = {"kind":"Document","definitions":[RiskValueAnswerFields,RiskValueFieldsFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<RiskValueAnswerFragment, unknown>;
export const RiskAnalysisFieldsFragmentDoc = {"kind":"Document","definitions":[RiskAnalysisFieldsFields]} as unknown as DocumentNode<RiskAnalysisFieldsFragment, unknown>;
export const RiskAnalysisAnswerFragmentDoc = {"kind":"Document","definitions":[RiskAnalysisAnswerFields,RiskAnalysisFieldsFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<RiskAnalysisAnswerFragment, unknown>;
