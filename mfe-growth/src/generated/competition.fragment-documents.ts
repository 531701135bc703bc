// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { CompetitorNewsFields } from './competitor-news.fragment';
import { CompetitorFieldsFields } from './competitor-fields.fragment';
import { CompetitorAnswerFields } from './competitor-answer.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { ModuleRowFields } from './module-row.fragment';
import { ModuleContentFields } from './module-content.fragment';
import { FailureFields } from './failure.fragment';
import { ModuleProgressFields } from './module-progress.fragment';
import type { CompetitorNewsFragment, CompetitorFieldsFragment, CompetitorAnswerFragment } from './types';

export const CompetitorNewsFragmentDoc = {"kind":"Document","definitions":[CompetitorNewsFields]} as unknown as DocumentNode<CompetitorNewsFragment, unknown>;
export const CompetitorFieldsFragmentDoc = {"kind":"Document","definitions":[CompetitorFieldsFields]} as unknown as DocumentNode<CompetitorFieldsFragment, unknown>;
export const CompetitorAnswerFragmentDoc = {"kind":"Document","definitions":[CompetitorAnswerFields,CompetitorFieldsFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<CompetitorAnswerFragment, unknown>;
