// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PersonFollowFields } from './person-follow.fragment';
import { PersonFaceFields } from './person-face.fragment';
import { CompanyCardFields } from './company-card.fragment';
import { CompanyBellFields } from './company-bell.fragment';
import { PersonCardFields } from './person-card.fragment';
import { TagBellFields } from './tag-bell.fragment';
import { FollowedUserFields } from './followed-user.fragment';
import { FollowedCompanyFields } from './followed-company.fragment';
import type { PersonFollowFragment, PersonFaceFragment, CompanyCardFragment, CompanyBellFragment, PersonCardFragment, TagBellFragment, FollowedUserFragment, FollowedCompanyFragment } from './types';

export const PersonFollowFragmentDoc = {"kind":"Document","definitions":[PersonFollowFields]} as unknown as DocumentNode<PersonFollowFragment, unknown>;
export const PersonFaceFragmentDoc = {"kind":"Document","definitions":[PersonFaceFields]} as unknown as DocumentNode<PersonFaceFragment, unknown>;
export const CompanyCardFragmentDoc = {"kind":"Document","definitions":[CompanyCardFields]} as unknown as DocumentNode<CompanyCardFragment, unknown>;
export const CompanyBellFragmentDoc = {"kind":"Document","definitions":[CompanyBellFields]} as unknown as DocumentNode<CompanyBellFragment, unknown>;
export const PersonCardFragmentDoc = {"kind":"Document","definitions":[PersonCardFields,PersonFaceFields]} as unknown as DocumentNode<PersonCardFragment, unknown>;
export const TagBellFragmentDoc = {"kind":"Document","definitions":[TagBellFields]} as unknown as DocumentNode<TagBellFragment, unknown>;
export const FollowedUserFragmentDoc = {"kind":"Document","definitions":[FollowedUserFields]} as unknown as DocumentNode<FollowedUserFragment, unknown>;
export const FollowedCompanyFragmentDoc = {"kind":"Document","definitions":[FollowedCompanyFields]} as unknown as DocumentNode<FollowedCompanyFragment, unknown>;
