// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PlanExportFields } from './plan-export.fragment';
import type { PlanExportFragment } from './types';

export const PlanExportFragmentDoc = {"kind":"Document","definitions":[PlanExportFields]} as unknown as DocumentNode<PlanExportFragment, unknown>;
