// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { AssumedModuleFields } from './assumed-module.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { PlanFieldsFields } from './plan-fields.fragment';
import { FrameworkNumbersFields } from './framework-numbers.fragment';
import { FrameworkDoneFields } from './framework-done.fragment';
import type { ModulesToAssumeQuery, ModulesToAssumeQueryVariables } from './types';

export const ModulesToAssumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModulesToAssume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"growthFramework"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FrameworkNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssumedModule"}}]}}]}}]}},AssumedModuleFields,PersonFieldsFields,PlanFieldsFields,FrameworkNumbersFields,FrameworkDoneFields]} as unknown as DocumentNode<ModulesToAssumeQuery, ModulesToAssumeQueryVariables>;
