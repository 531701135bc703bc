// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { FoundPeopleFields } from './found-people.fragment';
import { PersonFaceFields } from './person-face.fragment';
import { PersonCardFields } from './person-card.fragment';
import { FoundCompaniesFields } from './found-companies.fragment';
import { CompanyCardFields } from './company-card.fragment';
import { FoundPostFields } from './found-post.fragment';
import { FoundPostsFields } from './found-posts.fragment';
import { FoundTagFields } from './found-tag.fragment';
import { FoundTagsFields } from './found-tags.fragment';
import { FoundEventFields } from './found-event.fragment';
import { FoundEventsFields } from './found-events.fragment';
import type { FoundPeopleFragment, FoundCompaniesFragment, FoundPostFragment, FoundPostsFragment, FoundTagFragment, FoundTagsFragment, FoundEventFragment, FoundEventsFragment } from './types';

export const FoundPeopleFragmentDoc = {"kind":"Document","definitions":[FoundPeopleFields,PersonFaceFields,PersonCardFields]} as unknown as DocumentNode<FoundPeopleFragment, unknown>;
export const FoundCompaniesFragmentDoc = {"kind":"Document","definitions":[FoundCompaniesFields,CompanyCardFields]} as unknown as DocumentNode<FoundCompaniesFragment, unknown>;
export const FoundPostFragmentDoc = {"kind":"Document","definitions":[FoundPostFields,PersonFaceFields]} as unknown as DocumentNode<FoundPostFragment, unknown>;
export const FoundPostsFragmentDoc = {"kind":"Document","definitions":[FoundPostsFields,FoundPostFields,PersonFaceFields]} as unknown as DocumentNode<FoundPostsFragment, unknown>;
export const FoundTagFragmentDoc = {"kind":"Document","definitions":[FoundTagFields]} as unknown as DocumentNode<FoundTagFragment, unknown>;
export const FoundTagsFragmentDoc = {"kind":"Document","definitions":[FoundTagsFields,FoundTagFields]} as unknown as DocumentNode<FoundTagsFragment, unknown>;
export const FoundEventFragmentDoc = {"kind":"Document","definitions":[FoundEventFields]} as unknown as DocumentNode<FoundEventFragment, unknown>;
export const FoundEventsFragmentDoc = {"kind":"Document","definitions":[FoundEventsFields,FoundEventFields]} as unknown as DocumentNode<FoundEventsFragment, unknown>;
