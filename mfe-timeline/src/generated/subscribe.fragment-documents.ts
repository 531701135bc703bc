// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { LinkFieldsFields } from './link-fields.fragment';
import type { LinkFieldsFragment } from './types';

export const LinkFieldsFragmentDoc = {"kind":"Document","definitions":[LinkFieldsFields]} as unknown as DocumentNode<LinkFieldsFragment, unknown>;
