// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { ShareLinkPartsFields } from './share-link-parts.fragment';
import type { ShareLinkPartsFragment } from './types';

export const ShareLinkPartsFragmentDoc = {"kind":"Document","definitions":[ShareLinkPartsFields]} as unknown as DocumentNode<ShareLinkPartsFragment, unknown>;
