// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { FollowedUserFields } from './followed-user.fragment';
import type { FollowUserMutation, FollowUserMutationVariables } from './types';

export const FollowUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowedUser"}}]}}]}},FollowedUserFields]} as unknown as DocumentNode<FollowUserMutation, FollowUserMutationVariables>;
