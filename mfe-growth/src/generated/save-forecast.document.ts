// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { ForecastFieldsFields } from './forecast-fields.fragment';
import { ForecastAnswerFields } from './forecast-answer.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { ModuleRowFields } from './module-row.fragment';
import { ModuleContentFields } from './module-content.fragment';
import { FailureFields } from './failure.fragment';
import { ModuleProgressFields } from './module-progress.fragment';
import type { SaveForecastMutation, SaveForecastMutationVariables } from './types';

export const SaveForecastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveForecast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForecastInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveForecast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"row"},"value":{"kind":"Variable","name":{"kind":"Name","value":"row"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ForecastAnswer"}}]}}]}},ForecastFieldsFields,ForecastAnswerFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<SaveForecastMutation, SaveForecastMutationVariables>;
