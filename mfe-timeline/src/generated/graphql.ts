// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
export type * from './types';
export * from './panel.fragment-documents';
export * from './timeline.fragment-documents';
export * from './company-events.document';
export * from './goals-panel.document';
export * from './delete-traction.document';
export * from './save-traction.document';
export * from './timeline-page.document';
export * from './save-goal.document';
export * from './delete-goal.document';
export * from './save-phase.document';
export * from './delete-phase.document';
export * from './save-category.document';
export * from './save-scenario.document';
export * from './delete-scenario.document';
export * from './import-goals.document';
export * from './remove-goals.document';
