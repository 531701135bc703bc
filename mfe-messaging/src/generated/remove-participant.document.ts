// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { ChangedChannelFields } from './changed-channel.fragment';
import { FaceFields } from './face.fragment';
import { NamedFields } from './named.fragment';
import { FailureFields } from './failure.fragment';
import { QuoteFields } from './quote.fragment';
import { MessageFields } from './message.fragment';
import { ChannelFields } from './channel.fragment';
import { EntryFields } from './entry.fragment';
import type { RemoveParticipantMutation, RemoveParticipantMutationVariables } from './types';

export const RemoveParticipantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveParticipant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeParticipant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"channelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedChannel"}}]}}]}},ChangedChannelFields,FaceFields,NamedFields,FailureFields,QuoteFields,MessageFields,ChannelFields,EntryFields]} as unknown as DocumentNode<RemoveParticipantMutation, RemoveParticipantMutationVariables>;
