// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { GoalFieldsFields, PhaseFieldsFields, CategoryFieldsFields, ScenarioFieldsFields, ScenarioNewsFields } from './timeline.fragments';
import type { GoalFieldsFragment, PhaseFieldsFragment, CategoryFieldsFragment, ScenarioFieldsFragment, ScenarioNewsFragment } from './types';

export const GoalFieldsFragmentDoc = {"kind":"Document","definitions":[GoalFieldsFields]} as unknown as DocumentNode<GoalFieldsFragment, unknown>;
export const PhaseFieldsFragmentDoc = {"kind":"Document","definitions":[PhaseFieldsFields]} as unknown as DocumentNode<PhaseFieldsFragment, unknown>;
export const CategoryFieldsFragmentDoc = {"kind":"Document","definitions":[CategoryFieldsFields]} as unknown as DocumentNode<CategoryFieldsFragment, unknown>;
export const ScenarioFieldsFragmentDoc = {"kind":"Document","definitions":[ScenarioFieldsFields]} as unknown as DocumentNode<ScenarioFieldsFragment, unknown>;
export const ScenarioNewsFragmentDoc = {"kind":"Document","definitions":[ScenarioNewsFields]} as unknown as DocumentNode<ScenarioNewsFragment, unknown>;
