// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import type { SettingsQuery, SettingsQueryVariables } from './types';

export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configuration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleClientId"}},{"kind":"Field","name":{"kind":"Name","value":"isStagingHost"}},{"kind":"Field","name":{"kind":"Name","value":"uploadMaxBytes"}},{"kind":"Field","name":{"kind":"Name","value":"developmentMailbox"}}]}}]}}]} as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
