// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { SlackFieldsFields } from './slack-fields.fragment';
import type { SlackFieldsFragment } from './types';

export const SlackFieldsFragmentDoc = {"kind":"Document","definitions":[SlackFieldsFields]} as unknown as DocumentNode<SlackFieldsFragment, unknown>;
