// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { EventFaceFields } from './event-face.fragment';
import { EventCardFields } from './event-card.fragment';
import { EventPageFieldsFields } from './event-page-fields.fragment';
import { WholeEventFields } from './whole-event.fragment';
import { EventOutcomeFields } from './event-outcome.fragment';
import { EventMessageFieldsFields } from './event-message-fields.fragment';
import type { EventFaceFragment, EventCardFragment, EventPageFieldsFragment, WholeEventFragment, EventOutcomeFragment, EventMessageFieldsFragment } from './types';

export const EventFaceFragmentDoc = {"kind":"Document","definitions":[EventFaceFields]} as unknown as DocumentNode<EventFaceFragment, unknown>;
export const EventCardFragmentDoc = {"kind":"Document","definitions":[EventCardFields,EventFaceFields]} as unknown as DocumentNode<EventCardFragment, unknown>;
export const EventPageFieldsFragmentDoc = {"kind":"Document","definitions":[EventPageFieldsFields,EventFaceFields,EventCardFields]} as unknown as DocumentNode<EventPageFieldsFragment, unknown>;
export const WholeEventFragmentDoc = {"kind":"Document","definitions":[WholeEventFields,EventFaceFields,EventCardFields]} as unknown as DocumentNode<WholeEventFragment, unknown>;
export const EventOutcomeFragmentDoc = {"kind":"Document","definitions":[EventOutcomeFields,EventFaceFields,EventCardFields,WholeEventFields]} as unknown as DocumentNode<EventOutcomeFragment, unknown>;
export const EventMessageFieldsFragmentDoc = {"kind":"Document","definitions":[EventMessageFieldsFields,EventFaceFields]} as unknown as DocumentNode<EventMessageFieldsFragment, unknown>;
