// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { FoundPeopleFields } from './found-people.fragment';
import { PersonFaceFields } from './person-face.fragment';
import { PersonCardFields } from './person-card.fragment';
import { FoundCompaniesFields } from './found-companies.fragment';
import { CompanyCardFields } from './company-card.fragment';
import { FoundPostFields } from './found-post.fragment';
import { FoundPostsFields } from './found-posts.fragment';
import type { FoundPeopleFragment, FoundCompaniesFragment, FoundPostFragment, FoundPostsFragment } from './types';

export const FoundPeopleFragmentDoc = {"kind":"Document","definitions":[FoundPeopleFields,PersonFaceFields,PersonCardFields]} as unknown as DocumentNode<FoundPeopleFragment, unknown>;
export const FoundCompaniesFragmentDoc = {"kind":"Document","definitions":[FoundCompaniesFields,CompanyCardFields]} as unknown as DocumentNode<FoundCompaniesFragment, unknown>;
export const FoundPostFragmentDoc = {"kind":"Document","definitions":[FoundPostFields,PersonFaceFields]} as unknown as DocumentNode<FoundPostFragment, unknown>;
export const FoundPostsFragmentDoc = {"kind":"Document","definitions":[FoundPostsFields,FoundPostFields,PersonFaceFields]} as unknown as DocumentNode<FoundPostsFragment, unknown>;
