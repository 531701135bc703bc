// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
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
import { PostPageFieldsFields } from './post-page-fields.fragment';
import { PostGoneFields } from './post-gone.fragment';
import type { CompanyProfilePostsQuery, CompanyProfilePostsQueryVariables } from './types';

export const CompanyProfilePostsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyProfilePosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyPostsBy"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"15"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostPageFields"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},PersonFaceFields,PersonCardFields,CompanyCardFields,PostAuthorFields,PostCompanyFields,PostFileFields,PostMentionedFields,PostTagFields,PostPollFields,PostSharedFields,PostPreviewFields,PostWordsFields,PostCardFields,PostPageFieldsFields,PostGoneFields]} as unknown as DocumentNode<CompanyProfilePostsQuery, CompanyProfilePostsQueryVariables>;
