// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { FoundationBasisFields } from './foundation-basis.fragment';
import { FoundationItemNewsFields } from './foundation-item-news.fragment';
import { TeamFieldsFields } from './team-fields.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { PlanFieldsFields } from './plan-fields.fragment';
import { FoundationItemFieldsFields } from './foundation-item-fields.fragment';
import { FoundationItemAnswerFields } from './foundation-item-answer.fragment';
import { ModuleRowFields } from './module-row.fragment';
import { ModuleContentFields } from './module-content.fragment';
import { FailureFields } from './failure.fragment';
import { ModuleProgressFields } from './module-progress.fragment';
import { CompanySdgFieldsFields } from './company-sdg-fields.fragment';
import { CompanySdgAnswerFields } from './company-sdg-answer.fragment';
import { CompanySkillFieldsFields } from './company-skill-fields.fragment';
import { CompanySkillAnswerFields } from './company-skill-answer.fragment';
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
