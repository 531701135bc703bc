// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { UserPartsFields } from './user-parts.fragment';
import { PlanPartsFields } from './plan-parts.fragment';
import { CompanyLevelPartsFields } from './company-level-parts.fragment';
import { CompanyCardPartsFields } from './company-card-parts.fragment';
import { MePartsFields } from './me-parts.fragment';
import { PersonPartsFields } from './person-parts.fragment';
import { TeamPartsFields } from './team-parts.fragment';
import type { UserPartsFragment, PlanPartsFragment, CompanyLevelPartsFragment, CompanyCardPartsFragment, MePartsFragment, PersonPartsFragment, TeamPartsFragment } from './types';

export const UserPartsFragmentDoc = {"kind":"Document","definitions":[UserPartsFields]} as unknown as DocumentNode<UserPartsFragment, unknown>;
export const PlanPartsFragmentDoc = {"kind":"Document","definitions":[PlanPartsFields]} as unknown as DocumentNode<PlanPartsFragment, unknown>;
export const CompanyLevelPartsFragmentDoc = {"kind":"Document","definitions":[CompanyLevelPartsFields,PlanPartsFields]} as unknown as DocumentNode<CompanyLevelPartsFragment, unknown>;
export const CompanyCardPartsFragmentDoc = {"kind":"Document","definitions":[CompanyCardPartsFields,PlanPartsFields,CompanyLevelPartsFields]} as unknown as DocumentNode<CompanyCardPartsFragment, unknown>;
export const MePartsFragmentDoc = {"kind":"Document","definitions":[MePartsFields,PlanPartsFields,CompanyLevelPartsFields,CompanyCardPartsFields,UserPartsFields]} as unknown as DocumentNode<MePartsFragment, unknown>;
export const PersonPartsFragmentDoc = {"kind":"Document","definitions":[PersonPartsFields]} as unknown as DocumentNode<PersonPartsFragment, unknown>;
export const TeamPartsFragmentDoc = {"kind":"Document","definitions":[TeamPartsFields,PlanPartsFields,PersonPartsFields]} as unknown as DocumentNode<TeamPartsFragment, unknown>;
