// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { CheckInFieldsFields } from './check-in-fields.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { GoalAnswerFields } from './goal-answer.fragment';
import { GoalFieldsFields } from './goal-fields.fragment';
import { GoalCommentFieldsFields } from './goal-comment-fields.fragment';
import { GoalCommentAnswerFields } from './goal-comment-answer.fragment';
import type { CheckInFieldsFragment, GoalAnswerFragment, GoalCommentFieldsFragment, GoalCommentAnswerFragment } from './types';

export const CheckInFieldsFragmentDoc = {"kind":"Document","definitions":[CheckInFieldsFields,PersonFieldsFields]} as unknown as DocumentNode<CheckInFieldsFragment, unknown>;
export const GoalAnswerFragmentDoc = {"kind":"Document","definitions":[GoalAnswerFields,GoalFieldsFields]} as unknown as DocumentNode<GoalAnswerFragment, unknown>;
export const GoalCommentFieldsFragmentDoc = {"kind":"Document","definitions":[GoalCommentFieldsFields,PersonFieldsFields]} as unknown as DocumentNode<GoalCommentFieldsFragment, unknown>;
export const GoalCommentAnswerFragmentDoc = {"kind":"Document","definitions":[GoalCommentAnswerFields,GoalCommentFieldsFields,PersonFieldsFields]} as unknown as DocumentNode<GoalCommentAnswerFragment, unknown>;
