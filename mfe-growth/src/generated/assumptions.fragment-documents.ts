// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { AssumptionModuleFields } from './assumptions.fragments';
import { PersonFieldsFields } from './module.fragments';
import type { AssumptionModuleFragment } from './types';

export const AssumptionModuleFragmentDoc = {"kind":"Document","definitions":[AssumptionModuleFields,PersonFieldsFields]} as unknown as DocumentNode<AssumptionModuleFragment, unknown>;
