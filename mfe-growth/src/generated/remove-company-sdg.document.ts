// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { CompanySdgFieldsFields } from './company-sdg-fields.fragment';
import { CompanySdgAnswerFields } from './company-sdg-answer.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { ModuleRowFields } from './module-row.fragment';
import { ModuleContentFields } from './module-content.fragment';
import { FailureFields } from './failure.fragment';
import { ModuleProgressFields } from './module-progress.fragment';
import type { RemoveCompanySdgMutation, RemoveCompanySdgMutationVariables } from './types';

export const RemoveCompanySdgDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCompanySdg"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sdgId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCompanySdg"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sdgId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sdgId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanySdgAnswer"}}]}}]}},CompanySdgFieldsFields,CompanySdgAnswerFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<RemoveCompanySdgMutation, RemoveCompanySdgMutationVariables>;
