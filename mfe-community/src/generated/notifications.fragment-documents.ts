// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { NotificationRowFields } from './notification-row.fragment';
import { NotificationListFields } from './notification-list.fragment';
import type { NotificationRowFragment, NotificationListFragment } from './types';

export const NotificationRowFragmentDoc = {"kind":"Document","definitions":[NotificationRowFields]} as unknown as DocumentNode<NotificationRowFragment, unknown>;
export const NotificationListFragmentDoc = {"kind":"Document","definitions":[NotificationListFields,NotificationRowFields]} as unknown as DocumentNode<NotificationListFragment, unknown>;
