// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { ViewThemeFields } from './view-theme.fragment';
import type { ViewThemeFragment } from './types';

export const ViewThemeFragmentDoc = {"kind":"Document","definitions":[ViewThemeFields]} as unknown as DocumentNode<ViewThemeFragment, unknown>;
