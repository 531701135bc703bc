// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { FaceFields } from './face.fragment';
import { NamedFields } from './named.fragment';
import { QuoteFields } from './quote.fragment';
import { MessageFields } from './message.fragment';
import { ChannelFields } from './channel.fragment';
import { EntryFields } from './entry.fragment';
import { EntryPageFields } from './entry-page.fragment';
import type { MoreChannelsQuery, MoreChannelsQueryVariables } from './types';

export const MoreChannelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreChannels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinedChannels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntryPage"}}]}}]}},FaceFields,NamedFields,QuoteFields,MessageFields,ChannelFields,EntryFields,EntryPageFields]} as unknown as DocumentNode<MoreChannelsQuery, MoreChannelsQueryVariables>;
