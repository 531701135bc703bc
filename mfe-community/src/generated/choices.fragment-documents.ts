// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { NotificationChoiceFields } from './notification-choice.fragment';
import type { NotificationChoiceFragment } from './types';

export const NotificationChoiceFragmentDoc = {"kind":"Document","definitions":[NotificationChoiceFields]} as unknown as DocumentNode<NotificationChoiceFragment, unknown>;
