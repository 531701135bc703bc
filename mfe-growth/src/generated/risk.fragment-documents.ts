// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { RiskValueNewsFields } from './risk-value-news.fragment';
import { RiskValueFieldsFields } from './risk-value-fields.fragment';
import { RiskValueAnswerFields } from './risk-value-answer.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { ModuleRowFields } from './module-row.fragment';
import { ModuleContentFields } from './module-content.fragment';
import { FailureFields } from './failure.fragment';
import { ModuleProgressFields } from './module-progress.fragment';
import { RiskAnalysisFieldsFields } from './risk-analysis-fields.fragment';
import { RiskAnalysisAnswerFields } from './risk-analysis-answer.fragment';
import type { RiskValueNewsFragment, RiskValueFieldsFragment, RiskValueAnswerFragment, RiskAnalysisFieldsFragment, RiskAnalysisAnswerFragment } from './types';

export const RiskValueNewsFragmentDoc = {"kind":"Document","definitions":[RiskValueNewsFields]} as unknown as DocumentNode<RiskValueNewsFragment, unknown>;
export const RiskValueFieldsFragmentDoc = {"kind":"Document","definitions":[RiskValueFieldsFields]} as unknown as DocumentNode<RiskValueFieldsFragment, unknown>;
export const RiskValueAnswerFragmentDoc = {"kind":"Document","definitions":[RiskValueAnswerFields,RiskValueFieldsFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<RiskValueAnswerFragment, unknown>;
export const RiskAnalysisFieldsFragmentDoc = {"kind":"Document","definitions":[RiskAnalysisFieldsFields]} as unknown as DocumentNode<RiskAnalysisFieldsFragment, unknown>;
export const RiskAnalysisAnswerFragmentDoc = {"kind":"Document","definitions":[RiskAnalysisAnswerFields,RiskAnalysisFieldsFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<RiskAnalysisAnswerFragment, unknown>;
