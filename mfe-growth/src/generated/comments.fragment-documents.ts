// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { CommentFieldsFields } from './comment-fields.fragment';
import { PersonFieldsFields } from './person-fields.fragment';
import { CommentListFields } from './comment-list.fragment';
import { CommentAnswerFields } from './comment-answer.fragment';
import { FailureFields } from './failure.fragment';
import type { CommentFieldsFragment, CommentListFragment, CommentAnswerFragment } from './types';

export const CommentFieldsFragmentDoc = {"kind":"Document","definitions":[CommentFieldsFields,PersonFieldsFields]} as unknown as DocumentNode<CommentFieldsFragment, unknown>;
export const CommentListFragmentDoc = {"kind":"Document","definitions":[CommentListFields,CommentFieldsFields,PersonFieldsFields]} as unknown as DocumentNode<CommentListFragment, unknown>;
export const CommentAnswerFragmentDoc = {"kind":"Document","definitions":[CommentAnswerFields,CommentFieldsFields,PersonFieldsFields,FailureFields]} as unknown as DocumentNode<CommentAnswerFragment, unknown>;
