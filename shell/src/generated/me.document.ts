// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PlanPartsFields } from './plan-parts.fragment';
import { CompanyLevelPartsFields } from './company-level-parts.fragment';
import { CompanyCardPartsFields } from './company-card-parts.fragment';
import { UserPartsFields } from './user-parts.fragment';
import { MePartsFields } from './me-parts.fragment';
import type { MeQuery, MeQueryVariables } from './types';

export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"badges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},PlanPartsFields,CompanyLevelPartsFields,CompanyCardPartsFields,UserPartsFields,MePartsFields]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
