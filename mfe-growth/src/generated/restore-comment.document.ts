// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { CommentFieldsFields } from './comment-fields.fragment';
import { CommentAnswerFields } from './comment-answer.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { FailureFields } from './failure.fragment';
import type { RestoreCommentMutation, RestoreCommentMutationVariables } from './types';

export const RestoreCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentAnswer"}}]}}]}},CommentFieldsFields,CommentAnswerFields,PersonFieldsFields,FailureFields]} as unknown as DocumentNode<RestoreCommentMutation, RestoreCommentMutationVariables>;
