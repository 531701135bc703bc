// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { EventFaceFields } from './event-face.fragment';
import { EventCardFields } from './event-card.fragment';
import { EventOfPersonFields } from './event-of-person.fragment';
import { EventsOfPersonFields } from './events-of-person.fragment';
import type { ProfileEventsQuery, ProfileEventsQueryVariables } from './types';

export const ProfileEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendedEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"15"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventsOfPerson"}}]}}]}},EventFaceFields,EventCardFields,EventOfPersonFields,EventsOfPersonFields]} as unknown as DocumentNode<ProfileEventsQuery, ProfileEventsQueryVariables>;
