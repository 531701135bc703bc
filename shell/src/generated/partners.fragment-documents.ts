// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PartnerPartsFields } from './partner-parts.fragment';
import type { PartnerPartsFragment } from './types';

export const PartnerPartsFragmentDoc = {"kind":"Document","definitions":[PartnerPartsFields]} as unknown as DocumentNode<PartnerPartsFragment, unknown>;
