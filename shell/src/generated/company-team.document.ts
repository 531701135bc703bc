// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PlanPartsFields } from './plan-parts.fragment';
import { PersonPartsFields } from './person-parts.fragment';
import { TeamPartsFields } from './team-parts.fragment';
import type { CompanyTeamQuery, CompanyTeamQueryVariables } from './types';

export const CompanyTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamParts"}}]}}]}},PlanPartsFields,PersonPartsFields,TeamPartsFields]} as unknown as DocumentNode<CompanyTeamQuery, CompanyTeamQueryVariables>;
