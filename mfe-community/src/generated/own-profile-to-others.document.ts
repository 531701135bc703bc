// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { WholeProfileFields } from './whole-profile.fragment';
import { PersonFaceFields } from './person-face.fragment';
import { CompanyCardFields } from './company-card.fragment';
import { PersonFollowFields } from './person-follow.fragment';
import type { OwnProfileToOthersQuery, OwnProfileToOthersQueryVariables } from './types';

export const OwnProfileToOthersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnProfileToOthers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOthers"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeProfile"}}]}}]}},WholeProfileFields,PersonFaceFields,CompanyCardFields,PersonFollowFields]} as unknown as DocumentNode<OwnProfileToOthersQuery, OwnProfileToOthersQueryVariables>;
