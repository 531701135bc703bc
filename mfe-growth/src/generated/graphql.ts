// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
export type * from './types';
export * from './module.fragment-documents';
export * from './comments.fragment-documents';
export * from './foundation.fragment-documents';
export * from './company-stream.documents';
export * from './comments.documents';
export * from './foundation.documents';
export * from './history.documents';
export * from './home.documents';
export * from './module.documents';
