// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { AccountAnswerFields } from './account-answer.fragment';
import { AccountFieldsFields } from './account-fields.fragment';
import type { AccountAnswerFragment } from './types';

export const AccountAnswerFragmentDoc = {"kind":"Document","definitions":[AccountAnswerFields,AccountFieldsFields]} as unknown as DocumentNode<AccountAnswerFragment, unknown>;
