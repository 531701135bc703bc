// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { FaceFields } from './face.fragment';
import { RequestPageFields } from './request-page.fragment';
import type { ChannelRequestsQuery, ChannelRequestsQueryVariables } from './types';

export const ChannelRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChannelRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestPage"}}]}}]}},FaceFields,RequestPageFields]} as unknown as DocumentNode<ChannelRequestsQuery, ChannelRequestsQueryVariables>;
