// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { WholeCompanyProfileFields } from './whole-company-profile.fragment';
import { PersonFaceFields } from './person-face.fragment';
import { PersonCardFields } from './person-card.fragment';
import { CompanyCardFields } from './company-card.fragment';
import { CompanyBellFields } from './company-bell.fragment';
import type { CompanyProfileQuery, CompanyProfileQueryVariables } from './types';

export const CompanyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeCompanyProfile"}}]}}]}},WholeCompanyProfileFields,PersonFaceFields,PersonCardFields,CompanyCardFields,CompanyBellFields]} as unknown as DocumentNode<CompanyProfileQuery, CompanyProfileQueryVariables>;
