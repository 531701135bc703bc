// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { FailureFields } from './failure.fragment';
import { ChannelFields } from './channel.fragment';
import { FaceFields } from './face.fragment';
import { NamedFields } from './named.fragment';
import { QuoteFields } from './quote.fragment';
import { MessageFields } from './message.fragment';
import { EntryFields } from './entry.fragment';
import { KnownPersonFields } from './known-person.fragment';
import type { FailureFragment, ChannelFragment, FaceFragment, NamedFragment, QuoteFragment, MessageFragment, EntryFragment, KnownPersonFragment } from './types';

export const FailureFragmentDoc = {"kind":"Document","definitions":[FailureFields]} as unknown as DocumentNode<FailureFragment, unknown>;
export const ChannelFragmentDoc = {"kind":"Document","definitions":[ChannelFields]} as unknown as DocumentNode<ChannelFragment, unknown>;
export const FaceFragmentDoc = {"kind":"Document","definitions":[FaceFields]} as unknown as DocumentNode<FaceFragment, unknown>;
export const NamedFragmentDoc = {"kind":"Document","definitions":[NamedFields]} as unknown as DocumentNode<NamedFragment, unknown>;
export const QuoteFragmentDoc = {"kind":"Document","definitions":[QuoteFields,FaceFields]} as unknown as DocumentNode<QuoteFragment, unknown>;
export const MessageFragmentDoc = {"kind":"Document","definitions":[MessageFields,FaceFields,NamedFields,QuoteFields]} as unknown as DocumentNode<MessageFragment, unknown>;
export const EntryFragmentDoc = {"kind":"Document","definitions":[EntryFields,FaceFields,NamedFields,QuoteFields,MessageFields,ChannelFields]} as unknown as DocumentNode<EntryFragment, unknown>;
export const KnownPersonFragmentDoc = {"kind":"Document","definitions":[KnownPersonFields,FaceFields]} as unknown as DocumentNode<KnownPersonFragment, unknown>;
