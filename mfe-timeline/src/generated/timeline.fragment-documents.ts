// Written by tools/bin/codegen.mjs from api/schema.graphql and the .graphql files of this workspace: change those.
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { PersonFieldsFields } from './person-fields.fragment';
import { GoalFieldsFields } from './goal-fields.fragment';
import { CategoryFieldsFields } from './category-fields.fragment';
import { ScenarioFieldsFields } from './scenario-fields.fragment';
import { PhaseFieldsFields } from './phase-fields.fragment';
import { TimelinePartsFields } from './timeline-parts.fragment';
import { TractionFieldsFields } from './traction-fields.fragment';
import { ScenarioNewsFields } from './scenario-news.fragment';
import type { PersonFieldsFragment, GoalFieldsFragment, CategoryFieldsFragment, ScenarioFieldsFragment, PhaseFieldsFragment, TimelinePartsFragment, ScenarioNewsFragment } from './types';

export const PersonFieldsFragmentDoc = {"kind":"Document","definitions":[PersonFieldsFields]} as unknown as DocumentNode<PersonFieldsFragment, unknown>;
export const GoalFieldsFragmentDoc = {"kind":"Document","definitions":[GoalFieldsFields]} as unknown as DocumentNode<GoalFieldsFragment, unknown>;
export const CategoryFieldsFragmentDoc = {"kind":"Document","definitions":[CategoryFieldsFields]} as unknown as DocumentNode<CategoryFieldsFragment, unknown>;
export const ScenarioFieldsFragmentDoc = {"kind":"Document","definitions":[ScenarioFieldsFields]} as unknown as DocumentNode<ScenarioFieldsFragment, unknown>;
export const PhaseFieldsFragmentDoc = {"kind":"Document","definitions":[PhaseFieldsFields]} as unknown as DocumentNode<PhaseFieldsFragment, unknown>;
export const TimelinePartsFragmentDoc = {"kind":"Document","definitions":[TimelinePartsFields,TractionFieldsFields,PersonFieldsFields,GoalFieldsFields,PhaseFieldsFields,CategoryFieldsFields,ScenarioFieldsFields]} as unknown as DocumentNode<TimelinePartsFragment, unknown>;
export const ScenarioNewsFragmentDoc = {"kind":"Document","definitions":[ScenarioNewsFields]} as unknown as DocumentNode<ScenarioNewsFragment, unknown>;
