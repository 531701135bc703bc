// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { RiskAnalysisFieldsFields } from './risk-analysis-fields.fragment';
import { RiskAnalysisAnswerFields } from './risk-analysis-answer.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { ModuleRowFields } from './module-row.fragment';
import { ModuleContentFields } from './module-content.fragment';
import { FailureFields } from './failure.fragment';
import { ModuleProgressFields } from './module-progress.fragment';
import type { DeleteRiskAnalysisMutation, DeleteRiskAnalysisMutationVariables } from './types';

export const DeleteRiskAnalysisDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRiskAnalysis"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRiskAnalysis"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RiskAnalysisAnswer"}}]}}]}},RiskAnalysisFieldsFields,RiskAnalysisAnswerFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<DeleteRiskAnalysisMutation, DeleteRiskAnalysisMutationVariables>;
