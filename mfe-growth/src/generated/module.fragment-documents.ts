// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PersonFieldsFields, ModuleProgressFields, ModuleRowFields, ModuleContentFields, FailureFields, PlanFieldsFields, FrameworkDoneFields, FrameworkNumbersFields, ModuleAnswerFields, CompanyBasisFields, CompanyFactsFields } from './module.fragments';
import type { PersonFieldsFragment, ModuleProgressFragment, ModuleRowFragment, ModuleContentFragment, FailureFragment, PlanFieldsFragment, FrameworkDoneFragment, FrameworkNumbersFragment, ModuleAnswerFragment, CompanyBasisFragment, CompanyFactsFragment } from './types';

export const PersonFieldsFragmentDoc = {"kind":"Document","definitions":[PersonFieldsFields]} as unknown as DocumentNode<PersonFieldsFragment, unknown>;
export const ModuleProgressFragmentDoc = {"kind":"Document","definitions":[ModuleProgressFields]} as unknown as DocumentNode<ModuleProgressFragment, unknown>;
export const ModuleRowFragmentDoc = {"kind":"Document","definitions":[ModuleRowFields,PersonFieldsFields,ModuleProgressFields]} as unknown as DocumentNode<ModuleRowFragment, unknown>;
export const ModuleContentFragmentDoc = {"kind":"Document","definitions":[ModuleContentFields,PersonFieldsFields,ModuleRowFields,ModuleProgressFields]} as unknown as DocumentNode<ModuleContentFragment, unknown>;
export const FailureFragmentDoc = {"kind":"Document","definitions":[FailureFields]} as unknown as DocumentNode<FailureFragment, unknown>;
export const PlanFieldsFragmentDoc = {"kind":"Document","definitions":[PlanFieldsFields]} as unknown as DocumentNode<PlanFieldsFragment, unknown>;
export const FrameworkDoneFragmentDoc = {"kind":"Document","definitions":[FrameworkDoneFields]} as unknown as DocumentNode<FrameworkDoneFragment, unknown>;
export const FrameworkNumbersFragmentDoc = {"kind":"Document","definitions":[FrameworkNumbersFields,PersonFieldsFields,PlanFieldsFields,FrameworkDoneFields]} as unknown as DocumentNode<FrameworkNumbersFragment, unknown>;
export const ModuleAnswerFragmentDoc = {"kind":"Document","definitions":[ModuleAnswerFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<ModuleAnswerFragment, unknown>;
export const CompanyBasisFragmentDoc = {"kind":"Document","definitions":[CompanyBasisFields]} as unknown as DocumentNode<CompanyBasisFragment, unknown>;
export const CompanyFactsFragmentDoc = {"kind":"Document","definitions":[CompanyFactsFields,CompanyBasisFields]} as unknown as DocumentNode<CompanyFactsFragment, unknown>;
