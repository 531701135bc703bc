// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
export type * from './types';
export * from './people.fragment-documents';
export * from './view.fragment-documents';
export * from './company-events.document';
export * from './people.document';
export * from './save-position.document';
export * from './view-presentation.document';
export * from './view-facts.document';
export * from './open-shared-presentation.document';
export * from './read-slide.document';
