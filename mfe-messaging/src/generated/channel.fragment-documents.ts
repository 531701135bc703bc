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
import type { ChangedChannelFragment } from './types';

export const ChangedChannelFragmentDoc = {"kind":"Document","definitions":[ChangedChannelFields,FaceFields,NamedFields,FailureFields,QuoteFields,MessageFields,ChannelFields,EntryFields]} as unknown as DocumentNode<ChangedChannelFragment, unknown>;
