// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { CompetitorNewsFields, CompetitorFieldsFields, CompetitorAnswerFields } from './competition.fragments';
import { PersonFieldsFields, ModuleRowFields, ModuleContentFields, FailureFields, ModuleProgressFields } from './module.fragments';
import type { CompetitorNewsFragment, CompetitorFieldsFragment, CompetitorAnswerFragment } from './types';

export const CompetitorNewsFragmentDoc = {"kind":"Document","definitions":[CompetitorNewsFields]} as unknown as DocumentNode<CompetitorNewsFragment, unknown>;
export const CompetitorFieldsFragmentDoc = {"kind":"Document","definitions":[CompetitorFieldsFields]} as unknown as DocumentNode<CompetitorFieldsFragment, unknown>;
export const CompetitorAnswerFragmentDoc = {"kind":"Document","definitions":[CompetitorAnswerFields,CompetitorFieldsFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<CompetitorAnswerFragment, unknown>;
