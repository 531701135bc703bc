// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PostTagFields } from './post-tag.fragment';
import type { FollowedTagsQuery, FollowedTagsQueryVariables } from './types';

export const FollowedTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowedTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followedTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostTag"}}]}}]}},PostTagFields]} as unknown as DocumentNode<FollowedTagsQuery, FollowedTagsQueryVariables>;
