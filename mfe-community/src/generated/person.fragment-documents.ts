// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PersonFollowFields } from './person-follow.fragment';
import { PersonFaceFields } from './person-face.fragment';
import { CompanyCardFields } from './company-card.fragment';
import { PersonCardFields } from './person-card.fragment';
import type { PersonFollowFragment, PersonFaceFragment, CompanyCardFragment, PersonCardFragment } from './types';

export const PersonFollowFragmentDoc = {"kind":"Document","definitions":[PersonFollowFields]} as unknown as DocumentNode<PersonFollowFragment, unknown>;
export const PersonFaceFragmentDoc = {"kind":"Document","definitions":[PersonFaceFields]} as unknown as DocumentNode<PersonFaceFragment, unknown>;
export const CompanyCardFragmentDoc = {"kind":"Document","definitions":[CompanyCardFields]} as unknown as DocumentNode<CompanyCardFragment, unknown>;
export const PersonCardFragmentDoc = {"kind":"Document","definitions":[PersonCardFields,PersonFaceFields]} as unknown as DocumentNode<PersonCardFragment, unknown>;
