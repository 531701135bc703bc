// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PageFields } from './page.fragment';
import { FaceFields } from './face.fragment';
import { NamedFields } from './named.fragment';
import { QuoteFields } from './quote.fragment';
import { MessageFields } from './message.fragment';
import type { PageFragment } from './types';

export const PageFragmentDoc = {"kind":"Document","definitions":[PageFields,FaceFields,NamedFields,QuoteFields,MessageFields]} as unknown as DocumentNode<PageFragment, unknown>;
