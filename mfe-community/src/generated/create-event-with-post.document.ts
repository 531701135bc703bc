// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { EventFaceFields } from './event-face.fragment';
import { EventCardFields } from './event-card.fragment';
import { WholeEventFields } from './whole-event.fragment';
import { EventOutcomeFields } from './event-outcome.fragment';
import { PersonFaceFields } from './person-face.fragment';
import { PersonCardFields } from './person-card.fragment';
import { CompanyCardFields } from './company-card.fragment';
import { PostAuthorFields } from './post-author.fragment';
import { PostCompanyFields } from './post-company.fragment';
import { PostFileFields } from './post-file.fragment';
import { PostMentionedFields } from './post-mentioned.fragment';
import { PostTagFields } from './post-tag.fragment';
import { PostPollFields } from './post-poll.fragment';
import { PostSharedFields } from './post-shared.fragment';
import { PostPreviewFields } from './post-preview.fragment';
import { PostWordsFields } from './post-words.fragment';
import { PostCardFields } from './post-card.fragment';
import { PostGoneFields } from './post-gone.fragment';
import { PostRefusalFields } from './post-refusal.fragment';
import type { CreateEventWithPostMutation, CreateEventWithPostMutationVariables } from './types';

export const CreateEventWithPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEventWithPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEventInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"post"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventOutcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"post"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostRefusal"}}]}}]}}]}},EventFaceFields,EventCardFields,WholeEventFields,EventOutcomeFields,PersonFaceFields,PersonCardFields,CompanyCardFields,PostAuthorFields,PostCompanyFields,PostFileFields,PostMentionedFields,PostTagFields,PostPollFields,PostSharedFields,PostPreviewFields,PostWordsFields,PostCardFields,PostGoneFields,PostRefusalFields]} as unknown as DocumentNode<CreateEventWithPostMutation, CreateEventWithPostMutationVariables>;
