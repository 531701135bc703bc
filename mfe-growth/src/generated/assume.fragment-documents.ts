// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { AssumedModuleFields } from './assumed-module.fragment';
import type { AssumedModuleFragment } from './types';

export const AssumedModuleFragmentDoc = {"kind":"Document","definitions":[AssumedModuleFields]} as unknown as DocumentNode<AssumedModuleFragment, unknown>;
