// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
export type * from './types';
export * from './chat.documents';
export * from './channel.documents';
export * from './drafts.documents';
export * from './inbox.documents';
export * from './thread.documents';
export * from './search.documents';
export * from './people.documents';
