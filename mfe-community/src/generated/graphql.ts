// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
export type * from './types';
export * from './choices.fragment-documents';
export * from './notifications.fragment-documents';
export * from './choices.documents';
export * from './notifications.documents';
