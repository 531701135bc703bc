// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
export type * from './types';
export * from './chat.fragment-documents';
export * from './channel.fragment-documents';
export * from './drafts.fragment-documents';
export * from './thread.fragment-documents';
export * from './channel.documents';
export * from './drafts.documents';
export * from './search.documents';
export * from './inbox.documents';
export * from './people.documents';
export * from './thread.documents';
