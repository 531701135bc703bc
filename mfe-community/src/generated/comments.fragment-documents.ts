// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PostReplyFields } from './post-reply.fragment';
import { PersonFaceFields } from './person-face.fragment';
import { PersonCardFields } from './person-card.fragment';
import { CompanyCardFields } from './company-card.fragment';
import { PostAuthorFields } from './post-author.fragment';
import { PostCompanyFields } from './post-company.fragment';
import { PostMentionedFields } from './post-mentioned.fragment';
import { PostCommentRowFields } from './post-comment-row.fragment';
import { PostCommentCountFields } from './post-comment-count.fragment';
import { PostCommentLikedFields } from './post-comment-liked.fragment';
import type { PostReplyFragment, PostCommentRowFragment, PostCommentCountFragment, PostCommentLikedFragment } from './types';

export const PostReplyFragmentDoc = {"kind":"Document","definitions":[PostReplyFields,PersonFaceFields,PersonCardFields,CompanyCardFields,PostAuthorFields,PostCompanyFields,PostMentionedFields]} as unknown as DocumentNode<PostReplyFragment, unknown>;
export const PostCommentRowFragmentDoc = {"kind":"Document","definitions":[PostCommentRowFields,PersonFaceFields,PersonCardFields,CompanyCardFields,PostReplyFields,PostAuthorFields,PostCompanyFields,PostMentionedFields]} as unknown as DocumentNode<PostCommentRowFragment, unknown>;
export const PostCommentCountFragmentDoc = {"kind":"Document","definitions":[PostCommentCountFields]} as unknown as DocumentNode<PostCommentCountFragment, unknown>;
export const PostCommentLikedFragmentDoc = {"kind":"Document","definitions":[PostCommentLikedFields]} as unknown as DocumentNode<PostCommentLikedFragment, unknown>;
