// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
export type * from './types';
export * from './fragments.fragment-documents';
export * from './partners.fragment-documents';
export * from './presence.documents';
export * from './auth.documents';
export * from './company.documents';
export * from './me.documents';
export * from './palette.documents';
export * from './partners.documents';
export * from './push.documents';
export * from './team.documents';
