// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { WholeProfileFields } from './whole-profile.fragment';
import { PersonFaceFields } from './person-face.fragment';
import { CompanyCardFields } from './company-card.fragment';
import { PersonFollowFields } from './person-follow.fragment';
import { WholeCompanyProfileFields } from './whole-company-profile.fragment';
import { PersonCardFields } from './person-card.fragment';
import { CompanyBellFields } from './company-bell.fragment';
import { OwnUserFields } from './own-user.fragment';
import { OwnCompanyFields } from './own-company.fragment';
import { EventOfPersonFields } from './event-of-person.fragment';
import { EventFaceFields } from './event-face.fragment';
import { EventCardFields } from './event-card.fragment';
import { EventsOfPersonFields } from './events-of-person.fragment';
import type { WholeProfileFragment, WholeCompanyProfileFragment, OwnUserFragment, OwnCompanyFragment, EventOfPersonFragment, EventsOfPersonFragment } from './types';

export const WholeProfileFragmentDoc = {"kind":"Document","definitions":[WholeProfileFields,PersonFaceFields,CompanyCardFields,PersonFollowFields]} as unknown as DocumentNode<WholeProfileFragment, unknown>;
export const WholeCompanyProfileFragmentDoc = {"kind":"Document","definitions":[WholeCompanyProfileFields,PersonFaceFields,PersonCardFields,CompanyCardFields,CompanyBellFields]} as unknown as DocumentNode<WholeCompanyProfileFragment, unknown>;
export const OwnUserFragmentDoc = {"kind":"Document","definitions":[OwnUserFields]} as unknown as DocumentNode<OwnUserFragment, unknown>;
export const OwnCompanyFragmentDoc = {"kind":"Document","definitions":[OwnCompanyFields]} as unknown as DocumentNode<OwnCompanyFragment, unknown>;
export const EventOfPersonFragmentDoc = {"kind":"Document","definitions":[EventOfPersonFields,EventFaceFields,EventCardFields]} as unknown as DocumentNode<EventOfPersonFragment, unknown>;
export const EventsOfPersonFragmentDoc = {"kind":"Document","definitions":[EventsOfPersonFields,EventFaceFields,EventCardFields,EventOfPersonFields]} as unknown as DocumentNode<EventsOfPersonFragment, unknown>;
