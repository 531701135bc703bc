// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { FaceFields } from './face.fragment';
import { NamedFields } from './named.fragment';
import { QuoteFields } from './quote.fragment';
import { MessageFields } from './message.fragment';
import { ChannelFields } from './channel.fragment';
import { EntryFields } from './entry.fragment';
import { EntryPageFields } from './entry-page.fragment';
import type { JoinedChannelsQuery, JoinedChannelsQueryVariables } from './types';

export const JoinedChannelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinedChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinedChannels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntryPage"}}]}}]}},FaceFields,NamedFields,QuoteFields,MessageFields,ChannelFields,EntryFields,EntryPageFields]} as unknown as DocumentNode<JoinedChannelsQuery, JoinedChannelsQueryVariables>;
