// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { ChangedChannelFields } from './channel.fragments';
import { FaceFields, FailureFields, QuoteFields, MessageFields, ChannelFields, EntryFields } from './chat.fragments';
import type { ChangedChannelFragment } from './types';

export const ChangedChannelFragmentDoc = {"kind":"Document","definitions":[ChangedChannelFields,FaceFields,FailureFields,QuoteFields,MessageFields,ChannelFields,EntryFields]} as unknown as DocumentNode<ChangedChannelFragment, unknown>;
