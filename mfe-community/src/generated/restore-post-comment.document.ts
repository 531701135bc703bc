// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PersonFaceFields } from './person-face.fragment';
import { PersonCardFields } from './person-card.fragment';
import { CompanyCardFields } from './company-card.fragment';
import { PostReplyFields } from './post-reply.fragment';
import { PostCommentRowFields } from './post-comment-row.fragment';
import { PostCommentCountFields } from './post-comment-count.fragment';
import { PostAuthorFields } from './post-author.fragment';
import { PostCompanyFields } from './post-company.fragment';
import { PostMentionedFields } from './post-mentioned.fragment';
import { PostRefusalFields } from './post-refusal.fragment';
import type { RestorePostCommentMutation, RestorePostCommentMutationVariables } from './types';

export const RestorePostCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePostComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePostComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCommentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCommentCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostRefusal"}}]}}]}}]}},PersonFaceFields,PersonCardFields,CompanyCardFields,PostReplyFields,PostCommentRowFields,PostCommentCountFields,PostAuthorFields,PostCompanyFields,PostMentionedFields,PostRefusalFields]} as unknown as DocumentNode<RestorePostCommentMutation, RestorePostCommentMutationVariables>;
