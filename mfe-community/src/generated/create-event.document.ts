// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { EventFaceFields } from './event-face.fragment';
import { EventCardFields } from './event-card.fragment';
import { WholeEventFields } from './whole-event.fragment';
import { EventOutcomeFields } from './event-outcome.fragment';
import type { CreateEventMutation, CreateEventMutationVariables } from './types';

export const CreateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventOutcome"}}]}}]}},EventFaceFields,EventCardFields,WholeEventFields,EventOutcomeFields]} as unknown as DocumentNode<CreateEventMutation, CreateEventMutationVariables>;
