// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { FoundationBasisFields, FoundationItemNewsFields, TeamFieldsFields, FoundationItemFieldsFields, FoundationItemAnswerFields, CompanySdgFieldsFields, CompanySdgAnswerFields, CompanySkillFieldsFields, CompanySkillAnswerFields } from './foundation.fragments';
import { PersonFieldsFields, PlanFieldsFields, ModuleRowFields, ModuleContentFields, FailureFields, ModuleProgressFields } from './module.fragments';
import type { FoundationBasisFragment, FoundationItemNewsFragment, TeamFieldsFragment, FoundationItemFieldsFragment, FoundationItemAnswerFragment, CompanySdgFieldsFragment, CompanySdgAnswerFragment, CompanySkillFieldsFragment, CompanySkillAnswerFragment } from './types';

export const FoundationBasisFragmentDoc = {"kind":"Document","definitions":[FoundationBasisFields]} as unknown as DocumentNode<FoundationBasisFragment, unknown>;
export const FoundationItemNewsFragmentDoc = {"kind":"Document","definitions":[FoundationItemNewsFields]} as unknown as DocumentNode<FoundationItemNewsFragment, unknown>;
export const TeamFieldsFragmentDoc = {"kind":"Document","definitions":[TeamFieldsFields,PersonFieldsFields,PlanFieldsFields]} as unknown as DocumentNode<TeamFieldsFragment, unknown>;
export const FoundationItemFieldsFragmentDoc = {"kind":"Document","definitions":[FoundationItemFieldsFields]} as unknown as DocumentNode<FoundationItemFieldsFragment, unknown>;
export const FoundationItemAnswerFragmentDoc = {"kind":"Document","definitions":[FoundationItemAnswerFields,FoundationItemFieldsFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<FoundationItemAnswerFragment, unknown>;
export const CompanySdgFieldsFragmentDoc = {"kind":"Document","definitions":[CompanySdgFieldsFields]} as unknown as DocumentNode<CompanySdgFieldsFragment, unknown>;
export const CompanySdgAnswerFragmentDoc = {"kind":"Document","definitions":[CompanySdgAnswerFields,CompanySdgFieldsFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<CompanySdgAnswerFragment, unknown>;
export const CompanySkillFieldsFragmentDoc = {"kind":"Document","definitions":[CompanySkillFieldsFields,PersonFieldsFields]} as unknown as DocumentNode<CompanySkillFieldsFragment, unknown>;
export const CompanySkillAnswerFragmentDoc = {"kind":"Document","definitions":[CompanySkillAnswerFields,CompanySkillFieldsFields,PersonFieldsFields,ModuleRowFields,ModuleContentFields,FailureFields,ModuleProgressFields]} as unknown as DocumentNode<CompanySkillAnswerFragment, unknown>;
