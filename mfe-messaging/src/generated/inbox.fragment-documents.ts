// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { EntryPageFields } from './entry-page.fragment';
import { FaceFields } from './face.fragment';
import { NamedFields } from './named.fragment';
import { QuoteFields } from './quote.fragment';
import { MessageFields } from './message.fragment';
import { ChannelFields } from './channel.fragment';
import { EntryFields } from './entry.fragment';
import { RequestPageFields } from './request-page.fragment';
import type { EntryPageFragment, RequestPageFragment } from './types';

export const EntryPageFragmentDoc = {"kind":"Document","definitions":[EntryPageFields,FaceFields,NamedFields,QuoteFields,MessageFields,ChannelFields,EntryFields]} as unknown as DocumentNode<EntryPageFragment, unknown>;
export const RequestPageFragmentDoc = {"kind":"Document","definitions":[RequestPageFields,FaceFields]} as unknown as DocumentNode<RequestPageFragment, unknown>;
