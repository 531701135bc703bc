// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { EvidenceFieldsFields, ClaimFieldsFields } from './source.fragments';
import type { EvidenceFieldsFragment, ClaimFieldsFragment } from './types';

export const EvidenceFieldsFragmentDoc = {"kind":"Document","definitions":[EvidenceFieldsFields]} as unknown as DocumentNode<EvidenceFieldsFragment, unknown>;
export const ClaimFieldsFragmentDoc = {"kind":"Document","definitions":[ClaimFieldsFields]} as unknown as DocumentNode<ClaimFieldsFragment, unknown>;
